import type { DeliveredMail } from '#platform/mail';
import { html, type Markup } from '../render/markup.ts';
import { devPage } from './dev-page.ts';

/** The distinct links in the text of an email. */
export function linksIn(text: string): readonly string[] {
	return [...new Set(text.match(/https?:\/\/\S+/g))];
}

/** The page that lists the emails sent on a laptop, newest first, and shows one of them. */
export function outboxPage(mails: readonly DeliveredMail[], open: DeliveredMail | undefined): Markup {
	const rows = mails.map((mail) => row(mail, mail === open));
	return devPage(
		'Outbox',
		open
			? html`<nav><ol>${rows}</ol></nav><main>${openMail(open)}</main>`
			: html`<main><p>No mail yet. Sign up on one of the sites, or ask for a new password: what is sent appears here.</p></main>`,
	);
}

function row({ id, to, subject, sentAt, brand, template }: DeliveredMail, isOpen: boolean): Markup {
	return html`<li><a href="/_dev/outbox?mail=${id}"${isOpen ? html` aria-current="true"` : undefined}>
<strong>${subject}</strong><span>${to}</span><span>${brand} · ${template} · <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')}</time></span></a></li>`;
}

function openMail({ id, from, to, subject, text, sentAt }: DeliveredMail): Markup {
	const links = linksIn(text).map((link) => html`<li><a href="${link}" target="_blank" rel="noreferrer">${link}</a></li>`);
	return html`<h2>${subject}</h2>
<p>From ${from.name} &lt;${from.address}&gt; to ${to}, ${sentAt}</p>
<h3>Links</h3><ul>${links}</ul>
<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/_dev/outbox/mails/${id}"></iframe>
<h3>As text</h3><pre>${text}</pre>`;
}
