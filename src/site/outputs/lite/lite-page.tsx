// The body of a lite page: menus around a story, list, search, sign-in or notice.
import type { ReactNode } from 'react';
import type { StoryGroup } from '../../block.ts';
import { ReadPixel } from '../../blocks/story-foot/read-pixel.tsx';
import type { Subject } from '../../subject.ts';
import { PlainFrame, type PlainMenus } from '../plain/plain-frame.tsx';
import { PlainGroups } from '../plain/plain-groups.tsx';
import { PlainIndex } from '../plain/plain-index.tsx';
import { PlainListHead } from '../plain/plain-list-head.tsx';
import type { PlainPage } from '../plain/plain-page.ts';
import { PlainStory } from '../plain/plain-story.tsx';
import { LitePagination } from './lite-pagination.tsx';
import { LiteSearch } from './lite-search.tsx';
import { LiteSignIn } from './lite-sign-in.tsx';
import { LiteTools } from './lite-tools.tsx';

type LitePageProps = {
	readonly subject: Subject;
	readonly page: PlainPage;
	readonly menus: PlainMenus;
	readonly groups: readonly StoryGroup[];
	/** The link to the page that signs in and leads back. */
	readonly signIn: string;
};

export function LitePage({ menus, signIn, ...props }: LitePageProps) {
	const { page } = props;
	const { texts } = page.context.brand;
	return (
		<PlainFrame page={page} menus={menus} wholePage={texts.lite.wholeVersion} tools={<LiteTools page={page} signIn={signIn} />}>
			{contentOf({ ...props, signIn })}
		</PlainFrame>
	);
}

function contentOf({ subject, page, groups, signIn }: Omit<LitePageProps, 'menus'>): ReactNode {
	switch (subject.kind) {
		case 'story':
			return (
				<>
					<PlainStory story={subject.story} groups={groups} registration={signIn} page={page} />
					<ReadPixel story={subject.story} brand={page.context.brand} />
				</>
			);
		case 'search':
			return <LiteSearch search={subject} page={page} />;
		case 'account':
			return <LiteSignIn subject={subject} page={page} />;
		case 'notice':
			return <Notice subject={subject} page={page} groups={groups} />;
		default:
			return (
				<>
					<PlainListHead subject={subject} page={page} />
					<PlainIndex subject={subject} page={page} />
					<PlainGroups groups={groups} page={page} leads={subject.kind === 'cover'} dated={'listing' in subject} />
					{'listing' in subject && <LitePagination listing={subject.listing} page={page} />}
				</>
			);
	}
}

type NoticeProps = Pick<LitePageProps, 'page' | 'groups'> & { readonly subject: Extract<Subject, { kind: 'notice' }> };

function Notice({ subject: { title, text, requestId }, page, groups }: NoticeProps) {
	return (
		<>
			<h1>{title}</h1>
			<p>{text}</p>
			{requestId && <p>{requestId}</p>}
			<PlainGroups groups={groups} page={page} />
		</>
	);
}
