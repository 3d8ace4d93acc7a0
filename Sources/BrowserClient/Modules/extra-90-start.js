presentWith((focusMoved) => {
  presentLayers(focusMoved);
  showScreens(focusMoved);
  watch();
  askWhenLeft();
  floatLabels();
});
