import { sampleLink } from '../sample-values.ts';

export const emailChangeSamples = { requested: sampleLink };
