import type { BodyElement } from '#content/contract';
import styles from './plain-elements.module.css';
import type { PlainPage } from './plain-page.ts';
import { StoryHtml } from './story-html.tsx';

type LinkElement = Extract<BodyElement, { kind: 'link' | 'links' | 'story' }>;
type PlainLinksProps<Element extends LinkElement = LinkElement> = { readonly element: Element; readonly page: PlainPage };

/** Links that the newsroom put between two paragraphs. */
export function PlainLinks({ element, page }: PlainLinksProps) {
	const { alsoRead } = page.context.brand.texts;
	return (
		<div className={styles.note}>
			<strong>{element.kind === 'links' ? (element.title ?? alsoRead) : alsoRead}</strong>
			{element.kind === 'links' ? <Several element={element} page={page} /> : <One element={element} page={page} />}
		</div>
	);
}

function One({ element, page }: PlainLinksProps<Extract<LinkElement, { kind: 'link' | 'story' }>>) {
	return (
		<p>
			<a href={page.hrefOf(element.href)}>{element.kind === 'story' ? element.headline : <StoryHtml html={element.html} page={page} />}</a>
		</p>
	);
}

function Several({ element: { items }, page }: PlainLinksProps<Extract<LinkElement, { kind: 'links' }>>) {
	return (
		<ul>
			{items.map(({ html, href }, index) => (
				<li key={index}>
					{href === undefined ? (
						<StoryHtml html={html} page={page} />
					) : (
						<a href={page.hrefOf(href)}>
							<StoryHtml html={html} page={page} />
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
