import { sampleTime } from '../sample-values.ts';

export const newDeviceSamples = { telephone: { firstName: 'Ana', device: 'Chrome en Android', at: sampleTime } };
