presentWith(present);
