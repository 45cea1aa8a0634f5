/** What a hidden unit lets through below zero, in training as at work. */
export const LEAK = 0.1;
