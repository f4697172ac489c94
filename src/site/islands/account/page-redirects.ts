import type { Target } from '#identity-client';
import type { MailLink } from './mail-link.ts';

/** What a page knows of who opened it, before it shows its form. */
export type PageVisitor = {
	readonly link: Pick<MailLink, 'nonce' | 'uuid'>;
	/** The mark of staff (ADM-02). It opens a form and nothing else: what the form sends is refused without the secret of a link. */
	readonly isAdmin: boolean;
};

/** Where the page of a new password sends who opened it (PWD-06, PWD-07); undefined where the form stays, as it does for staff (PWD-08). */
export function modifyPasswordRedirect({ link, isAdmin }: PageVisitor, state: 'in' | 'out' | 'unknown'): Target | undefined {
	if (isAdmin) return undefined;
	if (state === 'in') return 'perfil';
	return state === 'out' && (link.nonce === undefined || link.uuid === undefined) ? 'ingresar' : undefined;
}

/** Where the page after a sign-up sends who comes from nowhere: with no link, no e-mail that waits and no mark of staff (VAL-08). */
export function validateRedirect({ link, isAdmin }: PageVisitor, waiting: string | undefined): Target | undefined {
	const isKnown = isAdmin || link.nonce !== undefined || link.uuid !== undefined || waiting !== undefined;
	return isKnown ? undefined : 'ingresar';
}
