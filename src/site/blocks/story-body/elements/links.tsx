// Boxes with links within a story: one link, another story, or a list of links.
import type { ReactNode } from 'react';
import type { Texts } from '#brands';
import type { Picture as PictureData } from '#content/contract';
import { Html } from '../../../ui/html.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './links.module.css';

/** A box with a link that the newsroom put between two paragraphs. */
export function LinkCard({ element: { html, href, description, picture }, texts }: { element: ElementOf<'link'>; texts: Texts }) {
	return (
		<Box texts={texts} picture={picture}>
			<a className={styles.link} href={href}>
				<Html html={html} />
			</a>
			{description && <span className={styles.text}>{description}</span>}
		</Box>
	);
}

/** A box with a link to another story, between two paragraphs. */
export function StoryLink({ element: { headline, href, picture }, texts }: { element: ElementOf<'story'>; texts: Texts }) {
	return (
		<Box texts={texts} picture={picture}>
			<a className={styles.link} href={href}>
				{headline}
			</a>
		</Box>
	);
}

function Box({ texts, picture, children }: { texts: Texts; picture?: PictureData | undefined; children: ReactNode }) {
	return (
		<div role="note" className={styles.box}>
			{picture && <Picture picture={picture} ratio="1:1" slot="thumb" />}
			<div className={styles.words}>
				<span className={styles.label}>{texts.alsoRead}</span>
				{children}
			</div>
		</div>
	);
}

/** A box with several links under one title. */
export function LinkList({ element: { title, items }, texts }: { element: ElementOf<'links'>; texts: Texts }) {
	return (
		<div role="note" className={styles.list}>
			<p className={styles.label}>{title ?? texts.alsoRead}</p>
			<ul>
				{items.map(({ html, href }, index) => (
					<li key={index}>
						{href === undefined ? (
							<Html html={html} />
						) : (
							<a className={styles.item} href={href}>
								<Html html={html} />
							</a>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
