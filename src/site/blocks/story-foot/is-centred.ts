import type { Brand } from '#brands';
import type { Story } from '#content/contract';

/** Whether what follows the text of a story stands in the middle: below long reads, and on brands whose cards are centred. */
export function isCentred({ kind }: Story, { theme }: Brand): boolean {
	return kind === 'longform' || theme.card.align === 'center';
}
