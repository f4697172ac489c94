import type { Target } from '#identity/contract';
import type { EmailLinkQuery } from './email-link-query.ts';

/** What an account page knows about its visitor before it shows its form. */
export type PageVisitor = {
	readonly link: Pick<EmailLinkQuery, 'nonce' | 'uuid'>;
	/** The browser is marked as staff's (ADM-02). That only shows the form: the service refuses the form without the secret of a link. */
	readonly isStaffBrowser: boolean;
};

/**
 * Where the page of a password reset link redirects its visitor (PWD-06, PWD-07); undefined where it shows the form, as for staff (PWD-08).
 */
export function modifyPasswordRedirect({ link, isStaffBrowser }: PageVisitor, state: 'in' | 'out' | 'unknown'): Target | undefined {
	if (isStaffBrowser) return undefined;
	if (state === 'in') return 'perfil';
	return state === 'out' && (link.nonce === undefined || link.uuid === undefined) ? 'ingresar' : undefined;
}

/** Where the page after a sign-up redirects a visitor who has no link, no email to verify and no mark of staff (VAL-08); else undefined. */
export function validateRedirect({ link, isStaffBrowser }: PageVisitor, waiting: string | undefined): Target | undefined {
	const isKnown = isStaffBrowser || link.nonce !== undefined || link.uuid !== undefined || waiting !== undefined;
	return isKnown ? undefined : 'ingresar';
}
