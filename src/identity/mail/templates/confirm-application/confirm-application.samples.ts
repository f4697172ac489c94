import { sampleApplication, sampleLink } from '../sample-values.ts';

export const confirmApplicationSamples = { sent: { ...sampleLink, ...sampleApplication } };
