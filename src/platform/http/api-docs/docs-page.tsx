import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CallDoc, callsOf, groupsOf } from './call-doc.ts';
import { CallView } from './call-view.tsx';
import { style } from './style.ts';
import { tryScript } from './try-call-script.ts';

/** The HTML of the page and its Content-Security-Policy. */
export type DocsPage = { readonly html: string; readonly policy: string };

/** Renders the page of the docs of these calls. The page loads nothing and calls only this service. */
export function docsPage(calls: readonly CallDoc[]): DocsPage {
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`;
	const body = renderToStaticMarkup(
		<div className="page">
			<Header />
			<Index calls={calls} />
			<Calls calls={calls} />
		</div>,
	);
	return {
		html: `<!doctype html><html lang="en"><head>${head}<title>The APIs | Kiosco</title><style>${style}</style></head><body>${body}<script>${tryScript}</script></body></html>`,
		policy: [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			`script-src ${hashOf(tryScript)}`,
			"connect-src 'self'",
			"form-action 'none'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
		].join('; '),
	};
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function Header() {
	return (
		<header>
			<h1>The APIs</h1>
			<p>
				Content, ingest and reader accounts. A site that uses <code>@arc-publishing/sdk-identity</code> needs{' '}
				<code>{'Identity.options({ apiOrigin })'}</code> with the address of its brand here, and nothing else. The same as{' '}
				<a href="/docs/openapi.json">OpenAPI 3.1</a>.
			</p>
			<p>
				The host says which brand is meant. Every answer is JSON; one that is no success has <code>code</code>, <code>message</code>,{' '}
				<code>httpStatus</code> and <code>error: true</code>. Beyond what is listed, any call may refuse input that does not fit (400{' '}
				<code>invalid-input</code>), too many attempts (429 <code>100014</code>) or everything for a moment (503); the last two with{' '}
				<code>Retry-After</code>.
			</p>
			<div className="token">
				<label htmlFor="token">Access token or key for the calls below</label>
				<input id="token" autoComplete="off" spellCheck={false} />
				<p className="hint">A sign-in that is tried here fills it in. It stays in this page.</p>
			</div>
		</header>
	);
}

function Index({ calls }: { readonly calls: readonly CallDoc[] }) {
	return (
		<nav aria-label="Calls">
			{groupsOf(calls).map((group) => (
				<Group key={group} title={<strong>{group}</strong>}>
					<ul>
						{callsOf(calls, group).map(({ name }) => (
							<li key={name}>
								<a href={`#${name}`}>{name}</a>
							</li>
						))}
					</ul>
				</Group>
			))}
		</nav>
	);
}

function Calls({ calls }: { readonly calls: readonly CallDoc[] }) {
	return (
		<main>
			{groupsOf(calls).map((group) => (
				<Group key={group} title={<h2>{group}</h2>}>
					{callsOf(calls, group).map((call) => (
						<CallView key={call.name} call={call} />
					))}
				</Group>
			))}
		</main>
	);
}

function Group({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
	return (
		<section>
			{title}
			{children}
		</section>
	);
}
