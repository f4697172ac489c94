import type { Brand } from '#brands';
import type { Story } from '#content/contract';

/** Whether the parts after the text of a story are centred: below long reads, and on brands whose cards are centred. */
export function isCentred({ kind }: Story, { theme }: Brand): boolean {
	return kind === 'longform' || theme.card.align === 'center';
}
