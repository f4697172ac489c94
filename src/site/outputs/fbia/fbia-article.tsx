import type { ReactNode } from 'react';
import type { Story } from '#content/contract';
import { storyUrl } from '../../blocks/story-url.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { longDate, yearOf } from '../../ui/dates.ts';
import { FbiaElements } from './fbia-elements.tsx';
import { FbiaFigure, FbiaSlideshow, FbiaVideo } from './fbia-media.tsx';

type FbiaArticleProps = { readonly story: Story; readonly context: RenderContext };

/** A story in the markup of Instant Articles: header, body and footer. Of a story for registered readers it has the excerpt. */
export function FbiaArticle({ story, context }: FbiaArticleProps) {
	const { brand, now } = context;
	const { body, entries, corrections, access } = story;
	return (
		<article>
			<FbiaHeader story={story} context={context} />
			<FbiaElements body={body} context={context} />
			{entries.map(({ id, at, title, body: words }) => (
				<FbiaEntry key={id} title={`${longDate(at, brand)}${title && `: ${title}`}`}>
					<FbiaElements body={words} context={context} />
				</FbiaEntry>
			))}
			{corrections.map(({ heading, html }, index) => (
				<FbiaElements key={index} body={[{ kind: 'correction', heading, html }]} context={context} />
			))}
			{access === 'excerpt' && (
				<p>
					<a href={storyUrl(story, context)}>{brand.texts.wallTitle}</a>
				</p>
			)}
			<footer>
				<small>
					© {yearOf(now, brand)} {brand.name}. {brand.texts.copyright}.
				</small>
			</footer>
		</article>
	);
}

function FbiaEntry({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<>
			<h2>{title}</h2>
			{children}
		</>
	);
}

function FbiaHeader({ story, context }: FbiaArticleProps) {
	const { headline, subheadline, kicker, bylines, publishedAt, updatedAt } = story;
	const { brand } = context;
	return (
		<header>
			<LeadOf story={story} context={context} />
			<h1>{headline}</h1>
			{subheadline && <h2>{subheadline}</h2>}
			{kicker && <h3 className="op-kicker">{kicker}</h3>}
			<time className="op-published" dateTime={publishedAt}>
				{longDate(publishedAt, brand)}
			</time>
			<time className="op-modified" dateTime={updatedAt}>
				{longDate(updatedAt, brand)}
			</time>
			{bylines.map(({ name, path, role }) => (
				<address key={name}>
					<a {...(path && { rel: 'author', href: absoluteUrl(path, context) })}>{name}</a>
					{role && ` ${role}`}
				</address>
			))}
		</header>
	);
}

function LeadOf({ story: { lead, cover }, context }: FbiaArticleProps) {
	switch (lead.kind) {
		case 'picture':
			return <FbiaFigure picture={lead.picture} context={context} />;
		case 'video':
			return <FbiaVideo video={lead.video} context={context} />;
		case 'gallery':
			return <FbiaSlideshow pictures={lead.pictures} context={context} />;
		case 'none':
			return cover ? <FbiaFigure picture={cover} context={context} /> : null;
	}
}
