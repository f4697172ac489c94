import { sampleTime } from '../sample-values.ts';

export const identityAddedSamples = { google: { firstName: 'Ana', provider: 'Google', at: sampleTime } };
