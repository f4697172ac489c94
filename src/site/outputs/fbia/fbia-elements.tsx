import { Fragment, type ReactNode } from 'react';
import { fill } from '#brands';
import type { BodyElement, List, SafeHtml } from '#content/contract';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { FbiaHtml } from './fbia-html.tsx';
import { FbiaFigure, FbiaFrame, FbiaSlideshow, FbiaVideo } from './fbia-media.tsx';

type Of<Props> = Props & { readonly context: RenderContext };

/**
 * The elements of a story's body, in order, in the form of Instant Articles. Elements that the format lacks become a text or a list, or are
 * left out.
 */
export function FbiaElements({ body, context }: Of<{ readonly body: readonly BodyElement[] }>): ReactNode {
	return body.map((element, index) => <Fragment key={index}>{viewOf(element, context)}</Fragment>);
}

function viewOf(element: BodyElement, context: RenderContext): ReactNode {
	switch (element.kind) {
		case 'text':
		case 'endorsement':
			return <FbiaHtml as="p" html={element.html} context={context} />;
		case 'header':
			// The format has two levels of headings.
			return <FbiaHtml as={element.level === 2 ? 'h1' : 'h2'} html={element.html} context={context} />;
		case 'picture':
			return <FbiaFigure picture={element.picture} context={context} />;
		case 'gallery':
			return <FbiaSlideshow pictures={element.pictures} headline={element.headline} context={context} />;
		case 'video':
			return <FbiaVideo video={element.video} context={context} />;
		case 'audio':
			return <Linked href={element.src} text={element.headline ?? context.brand.texts.audio} context={context} />;
		case 'frame':
			return <FbiaFrame frame={element.frame} caption={element.caption} context={context} />;
		case 'quote':
			return <Quote element={element} context={context} />;
		case 'list':
			return <Items list={element.list} context={context} />;
		case 'table':
			return element.rows.map((row, index) => <TableRow key={index} header={element.header} row={row} context={context} />);
		case 'link':
			return <RelatedLinks links={[element]} context={context} />;
		case 'links':
			return <RelatedLinks title={element.title} links={element.items} context={context} />;
		case 'story':
			return <Linked href={element.href} text={element.headline} context={context} />;
		case 'correction':
			return <Correction element={element} context={context} />;
		case 'rating':
			return <p>{fill(context.brand.texts.ratingOf, { ...element }).trim()}</p>;
		case 'group':
			return <FbiaElements body={element.body} context={context} />;
		case 'code':
			return <pre>{element.content}</pre>;
		case 'timeline':
			return <Timeline element={element} context={context} />;
		case 'raw':
		case 'divider':
			return null;
	}
}

type Element<Kind extends BodyElement['kind']> = Of<{ readonly element: Extract<BodyElement, { kind: Kind }> }>;

function Quote({ element: { pull, body, citation }, context }: Element<'quote'>) {
	const Box = pull ? 'aside' : 'blockquote';
	return (
		<Box>
			<FbiaElements body={body} context={context} />
			{citation && <FbiaHtml as="cite" html={citation} context={context} />}
		</Box>
	);
}

function Items({ list: { ordered, items }, context }: Of<{ readonly list: List }>) {
	const Tag = ordered ? 'ol' : 'ul';
	return (
		<Tag>
			{items.map((item, index) =>
				typeof item === 'string' ? (
					<FbiaHtml key={index} as="li" html={item} context={context} />
				) : (
					<li key={index}>
						<Items list={item} context={context} />
					</li>
				),
			)}
		</Tag>
	);
}

/** A row of a table as a paragraph, each cell after the name of its column. */
function TableRow({ header, row, context }: Of<{ readonly header: readonly SafeHtml[]; readonly row: readonly SafeHtml[] }>) {
	return (
		<p>
			{row.map((cell, index) => (
				<Fragment key={index}>
					{index > 0 && ' · '}
					{header[index] && (
						<>
							<FbiaHtml html={header[index]} context={context} />:{' '}
						</>
					)}
					<FbiaHtml html={cell} context={context} />
				</Fragment>
			))}
		</p>
	);
}

type RelatedLink = { readonly html: SafeHtml; readonly href?: string };

function RelatedLinks({ title, links, context }: Of<{ readonly title?: string | undefined; readonly links: readonly RelatedLink[] }>) {
	return (
		<ul className="op-related-articles" title={title ?? context.brand.texts.alsoRead}>
			{links.map(({ html, href }, index) => (
				<li key={index}>
					<a href={href === undefined ? undefined : absoluteUrl(href, context)}>
						<FbiaHtml html={html} context={context} />
					</a>
				</li>
			))}
		</ul>
	);
}

function Linked({ href, text, context }: Of<{ readonly href: string; readonly text: string }>) {
	return (
		<p>
			<a href={absoluteUrl(href, context)}>{text}</a>
		</p>
	);
}

function Correction({ element: { heading, html }, context }: Element<'correction'>) {
	return (
		<p>
			<strong>{heading}</strong> <FbiaHtml html={html} context={context} />
		</p>
	);
}

function Timeline({ element: { title, items }, context }: Element<'timeline'>) {
	return (
		<>
			{title && <h2>{title}</h2>}
			{items.map(({ date, html }, index) => (
				<p key={index}>
					<strong>{date}</strong> <FbiaHtml html={html} context={context} />
				</p>
			))}
		</>
	);
}
