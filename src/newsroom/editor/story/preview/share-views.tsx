import { useEffect, useState } from 'react';
import { kilobytesOf } from './weight-of.ts';

type ShareViewsProps = { readonly address: string; readonly revision: string; readonly onWeight: (weight: string) => void };

/** What the metadata of the page says. */
type PageMetadata = { readonly title: string; readonly description: string; readonly address: string; readonly card: string };

/** The story as social networks, chats and search engines show it, read from the page itself. */
export function ShareViews({ address, revision, onWeight }: ShareViewsProps) {
	const [said, setSaid] = useState<PageMetadata>();
	useEffect(() => {
		void fetch(`${address}&version=${revision}`)
			.then((answer) => answer.text())
			.then((html) => setSaid(saidBy(html)))
			.catch(() => onWeight('No se pudo leer la página.'));
	}, [address, revision, onWeight]);
	const card = said?.card ?? '';
	useEffect(() => {
		if (card === '') return;
		void fetch(card)
			.then((answer) => answer.blob())
			.then(({ size }) => onWeight(`La tarjeta pesa ${kilobytesOf(size)}; WhatsApp muestra grandes las de menos de 300 kB.`))
			.catch(() => onWeight('La tarjeta no se pudo dibujar.'));
	}, [card, onWeight]);
	if (!said) return <p className="empty">Leyendo la página…</p>;
	return (
		<div className="shares">
			<h2>En redes y chats</h2>
			<figure>
				{said.card !== '' && <img src={said.card} alt="" width={600} height={315} />}
				<figcaption>
					<small>{new URL(said.address, location.href).host}</small>
					<strong>{said.title}</strong>
					<span>{said.description}</span>
				</figcaption>
			</figure>
			<h2>En buscadores</h2>
			<div className="snippet">
				<small>{said.address}</small>
				<strong>{cut(said.title, 60)}</strong>
				<span>{cut(said.description, 155)}</span>
			</div>
		</div>
	);
}

/** A text as a search engine cuts it. */
const cut = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`);

/** The tags that say something about a page. The rest has styles: parsed here, they would offend against the policy of the newsroom. */
const metadataTags = /<(?:meta|link)\b(?:"[^"]*"|[^">])*>|<title>[^<]*<\/title>/g;

function saidBy(html: string): PageMetadata {
	const page = new DOMParser().parseFromString((html.match(metadataTags) ?? []).join(''), 'text/html');
	const meta = (name: string) => page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
	return {
		// The title of a preview begins with a mark that it is one.
		title: (meta('og:title') || page.title).replace(/^[^:]+: /, ''),
		description: meta('og:description') || meta('description'),
		address: meta('og:url') || (page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''),
		card: pathOf(meta('og:image')),
	};
}

/** The path of a share card at this host: this page may load pictures of its own host only, and every host draws cards. */
function pathOf(address: string): string {
	const url = URL.parse(address, location.href);
	return url ? url.pathname + url.search : '';
}
