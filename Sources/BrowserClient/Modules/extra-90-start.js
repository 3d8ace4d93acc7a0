presentWith((focusMoved) => {
  presentLayers(focusMoved);
  showScreens(focusMoved);
  watch();
  floatLabels();
});
