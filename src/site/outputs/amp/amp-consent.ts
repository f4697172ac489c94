import type { Brand } from '#brands';
import { escapeHtml, scriptJson } from '../html/escape.ts';
import styles from './amp-consent.module.css';

/**
 * The question that AMP asks before it loads posts and players of other sites (P06), as markup. Both answers are equally prominent. A page
 * without such posts has no question.
 */
export function ampConsent({ id, texts }: Brand): string {
	const settings = { consentInstanceId: `${id}-posts`, consentRequired: true, promptUI: 'consent' };
	return [
		`<amp-consent id="posts" layout="nodisplay"><script type="application/json">${scriptJson(settings)}</script>`,
		`<div id="consent" class="${styles.notice}"><p>${escapeHtml(texts.ampConsent)}</p>`,
		button('reject', texts.consentReject),
		button('accept', texts.consentAccept),
		'</div></amp-consent>',
	].join('');
}

const button = (answer: 'accept' | 'reject', text: string): string =>
	`<button type="button" class="${styles.answer}" on="tap:posts.${answer}">${escapeHtml(text)}</button>`;
