presentWith((focusMoved) => {
  presentLayers(focusMoved);
  showScreens(focusMoved);
});
