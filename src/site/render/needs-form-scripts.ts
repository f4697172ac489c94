import type { Arrangement } from '../arrangement.ts';
import { blocks } from '../blocks.ts';

/** Whether one of the blocks shows a form with buttons of providers or a captcha. */
export const needsFormScripts = (arrangement: Arrangement): boolean =>
	arrangement.some(({ bricks }) => bricks.some(({ blocks: placed }) => placed.some(({ block }) => blocks[block].needsFormScripts)));
