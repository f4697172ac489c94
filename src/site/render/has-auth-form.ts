import type { Arrangement } from '../arrangement.ts';
import { blocks } from '../blocks.ts';

/** Whether one of the blocks shows the form to sign in or to sign up. */
export const hasAuthForm = (arrangement: Arrangement): boolean =>
	arrangement.some(({ bricks }) => bricks.some(({ blocks: placed }) => placed.some(({ block }) => blocks[block].hasAuthForm)));
