import { Fragment, type ReactNode } from 'react';
import { fill } from '#brands';
import type { BodyElement } from '#content/contract';
import styles from './plain-elements.module.css';
import { PlainGallery } from './plain-gallery.tsx';
import { PlainLinks } from './plain-links.tsx';
import { PlainList } from './plain-list.tsx';
import type { PlainPage } from './plain-page.ts';
import { PlainTable } from './plain-table.tsx';
import { PlainTimeline } from './plain-timeline.tsx';
import { StoryHtml } from './story-html.tsx';

type PlainElementsProps = { readonly body: readonly BodyElement[]; readonly page: PlainPage };

/** The elements of a story's body, in order, for outputs without islands. */
export function PlainElements({ body, page }: PlainElementsProps): ReactNode {
	return body.map((element, index) => <Fragment key={index}>{viewOf(element, page)}</Fragment>);
}

function viewOf(element: BodyElement, page: PlainPage): ReactNode {
	const { Picture, Post, Sound, Video } = page.views;
	switch (element.kind) {
		case 'text':
			return <StoryHtml as="p" html={element.html} page={page} />;
		case 'header':
			return <Subheading element={element} page={page} />;
		case 'picture':
			return <Picture picture={element.picture} place="text" page={page} />;
		case 'gallery':
			return <PlainGallery headline={element.headline} pictures={element.pictures} page={page} />;
		case 'video':
			return <Video video={element.video} page={page} />;
		case 'audio':
			return <Sound sound={element} page={page} />;
		case 'frame':
			return <Post frame={element.frame} page={page} />;
		case 'raw':
			return <WholePageLink text={page.context.brand.texts.rawFrame} page={page} />;
		case 'quote':
			return <Quote element={element} page={page} />;
		case 'list':
			return <PlainList list={element.list} page={page} />;
		case 'table':
			return <PlainTable element={element} page={page} />;
		case 'link':
		case 'links':
		case 'story':
			return <PlainLinks element={element} page={page} />;
		case 'correction':
			return <Note heading={element.heading} html={element.html} page={page} />;
		case 'endorsement':
			return <Note html={element.html} page={page} />;
		case 'rating':
			return <p>{fill(page.context.brand.texts.ratingOf, element).trim()}</p>;
		case 'divider':
			return <hr className={styles.divider} />;
		case 'group':
			return <PlainElements body={element.body} page={page} />;
		case 'code':
			return <pre className={styles.code}>{element.content}</pre>;
		case 'timeline':
			return <PlainTimeline element={element} page={page} />;
	}
}

type Of<Kind extends BodyElement['kind']> = { readonly element: Extract<BodyElement, { kind: Kind }>; readonly page: PlainPage };

function Subheading({ element: { html, level, anchor }, page }: Of<'header'>) {
	const Rank = `h${level}` as const;
	return (
		<Rank id={anchor} className={styles.heading}>
			<StoryHtml html={html} page={page} />
		</Rank>
	);
}

function Quote({ element: { body, citation, pull }, page }: Of<'quote'>) {
	return (
		<blockquote className={pull ? styles.pull : styles.quote}>
			<PlainElements body={body} page={page} />
			{citation && <StoryHtml as="cite" html={citation} page={page} />}
		</blockquote>
	);
}

type NoteProps = {
	readonly heading?: string;
	readonly html: Extract<BodyElement, { kind: 'correction' }>['html'];
	readonly page: PlainPage;
};

/** A correction, a clarification or a recommendation of the newsroom. */
export function Note({ heading, html, page }: NoteProps) {
	return (
		<div className={styles.note}>
			{heading && <strong>{heading}</strong>}
			<StoryHtml as="p" html={html} page={page} />
		</div>
	);
}

/** A link to what only the html page shows. */
function WholePageLink({ text, page }: { readonly text: string; readonly page: PlainPage }) {
	return (
		<p className={styles.note}>
			<a href={page.wholePage}>
				{text}: {page.context.brand.texts.wholePage}
			</a>
		</p>
	);
}
