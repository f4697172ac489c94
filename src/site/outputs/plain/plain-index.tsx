import type { Link } from '#content/contract';
import type { Subject } from '../../subject.ts';
import type { PlainPage } from './plain-page.ts';
import styles from './plain-story.module.css';

/** The links to other pages that a subject has: tags, authors, dossiers, the site map, or the subsections of a section. */
export function PlainIndex({ subject, page }: { readonly subject: Subject; readonly page: PlainPage }) {
	const links = linksOf(subject);
	if (links.length === 0) return null;
	return (
		<nav className={styles.tags} aria-label={nameOf(subject, page)}>
			{links.map(({ href, text }) => (
				<a key={href} href={page.hrefOf(href)}>
					{text}
				</a>
			))}
		</nav>
	);
}

/** The accessible name of the links. It differs from that of the sections at the foot of the page. */
function nameOf(subject: Subject, { context: { brand } }: PlainPage): string {
	const name = subject.kind === 'section' ? subject.section.name : 'name' in subject ? subject.name : brand.name;
	return `${brand.texts.sections}: ${name}`;
}

function linksOf(subject: Subject): readonly Link[] {
	switch (subject.kind) {
		case 'index':
			return [...subject.links, ...(subject.groups ?? []).flatMap(({ links }) => links)];
		case 'tags':
			return subject.tags.map(({ slug, text }) => ({ text, href: `/tags/${slug}/` }));
		case 'authors':
			return subject.authors.map(({ slug, name }) => ({ text: name, href: `/autor/${slug}/` }));
		case 'cover':
		case 'section':
			return (subject.section?.children ?? []).map(({ id, name }) => ({ text: name, href: `${id}/` }));
		default:
			return [];
	}
}
