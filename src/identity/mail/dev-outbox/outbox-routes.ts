import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Brand, BrandId } from '#brands';
import { refuse } from '#platform/http/refusals';
import { isThisMachine } from '#platform/http/this-machine';
import { type DeliveredMail, readMailFolder } from '#platform/mail';
import type { Markup } from '../render/markup.ts';
import { linksIn, outboxPage } from './outbox-page.ts';
import { renderSample, type SampleAddress, samplesPage } from './samples-page.ts';

export type OutboxOptions = {
	/** The folder where the mailer of a laptop writes. */
	readonly folder: string;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a trailing slash. */
	readonly origins: Readonly<Record<BrandId, string>>;
};

/**
 * Development routes, never registered in production. `/_dev/outbox` shows the emails sent on a laptop, or lists them as JSON
 * (`Accept: application/json`); `/_dev/outbox/samples` shows every email template on every brand.
 */
export async function outboxRoutes(server: FastifyInstance, { folder, brands, origins }: OutboxOptions): Promise<void> {
	// A page of another site whose name leads to this machine (DNS rebinding) must not read the links of emails.
	server.addHook('onRequest', async ({ hostname }) => {
		if (!isThisMachine(hostname)) refuse('not-found');
	});
	for (const end of ['', '/']) {
		server.get<{ Querystring: { mail?: string } }>(`/_dev/outbox${end}`, async ({ headers, query }, reply) => {
			const mails = await readMailFolder(folder);
			if (headers.accept?.includes('application/json')) return sendJson(reply, mails.map(toJson));
			return sendPage(reply, outboxPage(mails, mails.find(({ id }) => id === query.mail) ?? mails[0]));
		});
		server.get(`/_dev/outbox/samples${end}`, async (_request, reply) => sendPage(reply, samplesPage(brands)));
	}
	server.get<{ Params: { id: string } }>('/_dev/outbox/mails/:id', async ({ params }, reply) =>
		sendEmail(reply, (await readMailFolder(folder)).find(({ id }) => id === params.id)?.html),
	);
	server.get<{ Params: SampleAddress }>('/_dev/outbox/samples/:brand/:template/:state', async ({ params }, reply) => {
		const brand = brands.find(({ id }) => id === params.brand);
		return sendEmail(reply, brand && renderSample(params, brand, origins[brand.id])?.html);
	});
}

/** An email in the JSON answer, where the template's name is `letter`. */
const toJson = ({ to, subject, text, html, sentAt, brand, template, unsubscribeUrl }: DeliveredMail) => ({
	to,
	subject,
	text,
	html,
	links: linksIn(text),
	sentAt,
	brand,
	letter: template,
	unsubscribeUrl,
});

function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
	return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(JSON.stringify(value));
}

function sendPage(reply: FastifyReply, page: Markup): FastifyReply {
	return sendHtml(reply, page.toString(), "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
}

/** Sends the HTML of an email in a sandbox: it runs no script and fetches nothing, and its links open in a new tab. */
function sendEmail(reply: FastifyReply, email: string | undefined): FastifyReply | undefined {
	if (email === undefined) return void reply.callNotFound();
	const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox';
	return sendHtml(reply, email, `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; ${sandbox}`);
}

function sendHtml(reply: FastifyReply, page: string, policy: string): FastifyReply {
	return reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', 'content-security-policy': policy }).send(page);
}
