// `npm run reseal` while the program runs: the command asks the program, over the control socket, to reseal its data.
import * as v from 'valibot';
import type { Resealed } from '#platform/database/reseal-column';
import { type ControlHandler, controlCommand, controlHandler } from '../control-command.ts';
import { type ResealSource, reseal } from './reseal.ts';

export const resealAll = controlCommand<null, Resealed>('reseal')(
	v.null(),
	v.object({ all: v.number(), resealed: v.number(), unreadable: v.number() }),
);

/** Reseals the data of the program with the current version of its secret. */
export const resealHandler = (source: ResealSource): ControlHandler => controlHandler(resealAll, () => reseal(source));
