/**
 * Trains a network of one hidden layer over sparse inputs with Adagrad, one example at a time. It is single-threaded
 * and seeded, so that the same examples give the same weights.
 */
import { LEAK } from "../leaky-unit.ts";
import type { Example } from "./example.ts";
import { Random } from "./random.ts";

export interface NetworkSizes {
  readonly inputs: number;
  readonly hidden: number;
  readonly classes: number;
}

export interface TrainOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Share of hidden units left out during training. */
  readonly dropout: number;
  /** Share of examples trained without their header. */
  readonly headerDropout: number;
  /** Share of the label that is spread over all classes. */
  readonly smoothing: number;
  /** Initial sum of squared gradients. Above zero, the first steps are small and deactivate no hidden unit. */
  readonly firstSquare: number;
  readonly seed: number;
}

export class Network {
  readonly inputWeights: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly outputWeights: Float32Array;
  readonly outputBias: Float32Array;
  private readonly hidden: Float32Array;

  constructor(readonly sizes: NetworkSizes) {
    const { inputs, hidden, classes } = sizes;
    this.inputWeights = new Float32Array(inputs * hidden);
    this.hiddenBias = new Float32Array(hidden);
    this.outputWeights = new Float32Array(classes * hidden);
    this.outputBias = new Float32Array(classes);
    this.hidden = new Float32Array(hidden);
  }

  /** Returns scores before the softmax. */
  score(example: Example, hasHeader: boolean): Float32Array {
    this.computeHidden(example, hasHeader ? example.indices.length : example.withoutHeader);
    return this.computeScores(this.hidden);
  }

  train(examples: readonly Example[], options: TrainOptions, tell: (line: string) => void): void {
    const random = new Random(options.seed);
    this.initialise(random);
    const training = new Training(this, options, random);
    const order = examples.map((_, index) => index);
    for (let epoch = 0; epoch < options.epochs; epoch++) {
      shuffle(order, random);
      let loss = 0;
      order.forEach((index, at) => {
        const progress = (epoch + at / order.length) / options.epochs;
        const example = examples[index];
        if (example !== undefined) loss += training.step(example, options.rate * (1 - 0.9 * progress));
      });
      tell(`epoch ${epoch + 1}: loss ${(loss / order.length).toFixed(4)}`);
    }
  }

  computeHidden(example: Example, count: number): Float32Array {
    const { hidden, inputWeights } = this;
    const width = this.sizes.hidden;
    hidden.set(this.hiddenBias);
    for (let at = 0; at < count; at++) {
      const value = example.values[at] as number;
      const start = (example.indices[at] as number) * width;
      for (let unit = 0; unit < width; unit++) {
        hidden[unit] = (hidden[unit] as number) + value * (inputWeights[start + unit] as number);
      }
    }
    for (let unit = 0; unit < width; unit++) {
      if ((hidden[unit] as number) < 0) hidden[unit] = LEAK * (hidden[unit] as number);
    }
    return hidden;
  }

  computeScores(hidden: Float32Array): Float32Array {
    const scores = Float32Array.from(this.outputBias);
    const width = this.sizes.hidden;
    for (let label = 0; label < scores.length; label++) {
      let sum = scores[label] as number;
      const start = label * width;
      for (let unit = 0; unit < width; unit++) {
        sum += (hidden[unit] as number) * (this.outputWeights[start + unit] as number);
      }
      scores[label] = sum;
    }
    return scores;
  }

  private initialise(random: Random): void {
    const spread = (weights: Float32Array, size: number) => {
      for (let at = 0; at < weights.length; at++) weights[at] = (random.next() * 2 - 1) * size;
    };
    // Inputs that occur in no example stay zero and have no effect later.
    this.inputWeights.fill(0);
    spread(this.outputWeights, Math.sqrt(3 / this.sizes.hidden));
    this.hiddenBias.fill(0.05);
    this.outputBias.fill(0);
  }
}

/** Holds the state that only training needs. */
class Training {
  private readonly inputSquares: Float32Array;
  private readonly biasSquares: Float32Array;
  private readonly outputSquares: Float32Array;
  private readonly outputBiasSquares: Float32Array;
  private readonly hiddenGradient: Float32Array;

  constructor(
    private readonly network: Network,
    private readonly options: TrainOptions,
    private readonly random: Random,
  ) {
    this.inputSquares = new Float32Array(network.inputWeights.length).fill(options.firstSquare);
    this.biasSquares = new Float32Array(network.hiddenBias.length).fill(options.firstSquare);
    this.outputSquares = new Float32Array(network.outputWeights.length).fill(options.firstSquare);
    this.outputBiasSquares = new Float32Array(network.outputBias.length).fill(options.firstSquare);
    this.hiddenGradient = new Float32Array(network.sizes.hidden);
  }

  /** Trains on one example and returns its loss. */
  step(example: Example, rate: number): number {
    const { network, random, options } = this;
    const isHeaderless = random.next() < options.headerDropout;
    const count = isHeaderless ? example.withoutHeader : example.indices.length;
    const hidden = network.computeHidden(example, count);
    const keep = 1 - options.dropout;
    for (let unit = 0; unit < hidden.length; unit++) {
      hidden[unit] = random.next() < options.dropout ? 0 : (hidden[unit] as number) / keep;
    }
    const scores = network.computeScores(hidden);
    const loss = toGradient(scores, example, options.smoothing);
    this.updateOutput(scores, hidden, rate * 0.5);
    this.updateInput(example, count, rate);
    return loss;
  }

  private updateOutput(gradient: Float32Array, hidden: Float32Array, rate: number): void {
    const { outputWeights, outputBias } = this.network;
    const width = hidden.length;
    this.hiddenGradient.fill(0);
    for (let label = 0; label < gradient.length; label++) {
      const slope = gradient[label] as number;
      const start = label * width;
      for (let unit = 0; unit < width; unit++) {
        const activation = hidden[unit] as number;
        if (activation === 0) continue;
        const at = start + unit;
        const weight = outputWeights[at] as number;
        this.hiddenGradient[unit] = (this.hiddenGradient[unit] as number) + slope * weight;
        const change = slope * activation;
        const square = (this.outputSquares[at] as number) + change * change;
        this.outputSquares[at] = square;
        outputWeights[at] = weight - (rate * change) / Math.sqrt(square);
      }
      const square = (this.outputBiasSquares[label] as number) + slope * slope;
      this.outputBiasSquares[label] = square;
      outputBias[label] = (outputBias[label] as number) - (rate * slope) / Math.sqrt(square);
    }
    for (let unit = 0; unit < width; unit++) {
      if ((hidden[unit] as number) < 0) this.hiddenGradient[unit] = LEAK * (this.hiddenGradient[unit] as number);
    }
  }

  private updateInput(example: Example, count: number, rate: number): void {
    const { inputWeights, hiddenBias } = this.network;
    const width = hiddenBias.length;
    const units: number[] = [];
    for (let unit = 0; unit < width; unit++) if (this.hiddenGradient[unit] !== 0) units.push(unit);
    for (let at = 0; at < count; at++) {
      const start = (example.indices[at] as number) * width;
      const value = example.values[at] as number;
      for (const unit of units) {
        const change = (this.hiddenGradient[unit] as number) * value;
        const square = (this.inputSquares[start + unit] as number) + change * change;
        this.inputSquares[start + unit] = square;
        inputWeights[start + unit] = (inputWeights[start + unit] as number) - (rate * change) / Math.sqrt(square);
      }
    }
    for (const unit of units) {
      const change = this.hiddenGradient[unit] as number;
      const square = (this.biasSquares[unit] as number) + change * change;
      this.biasSquares[unit] = square;
      hiddenBias[unit] = (hiddenBias[unit] as number) - (rate * change) / Math.sqrt(square);
    }
  }
}

/** Turns scores into the gradient of the loss, in place; returns the loss. */
function toGradient(scores: Float32Array, { labels, shares, weight }: Example, smoothing: number): number {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let label = 0; label < scores.length; label++) {
    scores[label] = Math.exp((scores[label] as number) - highest);
    total += scores[label] as number;
  }
  for (let label = 0; label < scores.length; label++) {
    scores[label] = weight * ((scores[label] as number) / total - smoothing / scores.length);
  }
  let loss = 0;
  labels.forEach((label, index) => {
    const share = shares[index] ?? 0;
    loss -= share * Math.log(Math.max(1e-9, (scores[label] as number) / weight + smoothing / scores.length));
    scores[label] = (scores[label] as number) - weight * share * (1 - smoothing);
  });
  return loss;
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    const swapped = order[at] as number;
    order[at] = order[other] as number;
    order[other] = swapped;
  }
}
