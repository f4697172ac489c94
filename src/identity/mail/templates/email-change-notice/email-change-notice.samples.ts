import { sampleTime } from '../sample-values.ts';

const change = { firstName: 'Ana', newEmail: 'ana.gutierrez@correo.example', at: sampleTime };

export const emailChangeNoticeSamples = { requested: { ...change, done: false }, done: { ...change, done: true } };
