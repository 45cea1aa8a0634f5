/** Slope of a hidden unit below zero, in training and in use. */
export const LEAK = 0.1;
