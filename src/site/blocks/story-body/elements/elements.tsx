import { Fragment, type ReactNode } from 'react';
import type { BodyElement } from '#content/contract';
import { Figure } from '../../story-media/figure.tsx';
import { Audio } from './audio.tsx';
import type { BodyContext } from './body-context.ts';
import { Code } from './code.tsx';
import { Divider } from './divider.tsx';
import { LinkCard, LinkList, StoryLink } from './links.tsx';
import { ListElement } from './list.tsx';
import { Gallery, Post, Video } from './media.tsx';
import { Correction, Endorsement } from './newsroom-notes.tsx';
import { AlignedPicture } from './picture.tsx';
import { Quote } from './quote.tsx';
import { Rating } from './rating.tsx';
import { RawFrame } from './raw-frame.tsx';
import { Table } from './table.tsx';
import { Paragraph, Subheading } from './text.tsx';
import { Timeline } from './timeline.tsx';

type ElementsProps = { readonly body: readonly BodyElement[]; readonly context: BodyContext };

/** The elements of a story's body, in order: one component for each kind. */
export function Elements({ body, context }: ElementsProps): ReactNode {
	return body.map((element, index) => <Fragment key={index}>{viewOf(element, context)}</Fragment>);
}

function viewOf(element: BodyElement, context: BodyContext): ReactNode {
	const { brand } = context;
	switch (element.kind) {
		case 'text':
			return <Paragraph html={element.html} dropcap={element.dropcap} />;
		case 'header':
			return <Subheading element={element} />;
		case 'picture':
			return element.alignment === 'center' ? (
				<Figure picture={element.picture} ratio="original" slot="mayor" />
			) : (
				<AlignedPicture picture={element.picture} side={element.alignment} />
			);
		case 'gallery':
			return <Gallery element={element} brand={brand} />;
		case 'video':
			return <Video video={element.video} brand={brand} />;
		case 'audio':
			return <Audio element={element} brand={brand} />;
		case 'frame':
			return <Post element={element} brand={brand} />;
		case 'raw':
			return <RawFrame element={element} context={context} />;
		case 'quote':
			return (
				<Quote pull={element.pull} citation={element.citation}>
					<Elements body={element.body} context={context} />
				</Quote>
			);
		case 'list':
			return <ListElement list={element.list} />;
		case 'table':
			return <Table element={element} texts={brand.texts} />;
		case 'link':
			return <LinkCard element={element} texts={brand.texts} />;
		case 'links':
			return <LinkList element={element} texts={brand.texts} />;
		case 'story':
			return <StoryLink element={element} texts={brand.texts} />;
		case 'correction':
			return <Correction element={element} />;
		case 'endorsement':
			return <Endorsement html={element.html} />;
		case 'rating':
			return <Rating element={element} texts={brand.texts} />;
		case 'divider':
			return <Divider />;
		case 'group':
			return <Elements body={element.body} context={context} />;
		case 'code':
			return <Code element={element} />;
		case 'timeline':
			return <Timeline element={element} />;
	}
}
