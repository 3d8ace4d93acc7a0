presentWith((focusMoved) => {
  present(focusMoved);
  watch();
});
