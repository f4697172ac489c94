// A story of any kind on an AMP or lite page, with stories to read next.
import type { Lead, Story } from '#content/contract';
import type { StoryGroup } from '../../block.ts';
import { Note, PlainElements } from './plain-elements.tsx';
import { PlainEntries } from './plain-entries.tsx';
import { PlainGallery } from './plain-gallery.tsx';
import { PlainGroups } from './plain-groups.tsx';
import type { PlainPage } from './plain-page.ts';
import styles from './plain-story.module.css';
import { PlainStoryHead } from './plain-story-head.tsx';

type PlainStoryProps = {
	readonly story: Story;
	/** Stories to read next. */
	readonly groups: readonly StoryGroup[];
	/** Where a reader registers to read the rest of a story. */
	readonly registration: string;
	readonly page: PlainPage;
};

export function PlainStory({ story, groups, registration, page }: PlainStoryProps) {
	const { texts } = page.context.brand;
	return (
		<>
			<article className={styles.story}>
				<PlainStoryHead story={story} page={page} />
				<LeadOf lead={leadOf(story)} page={page} />
				<div className={styles.body}>
					<PlainElements body={story.body} page={page} />
					<PlainEntries entries={story.entries} page={page} />
					{story.corrections.map((correction, index) => (
						<Note key={index} {...correction} page={page} />
					))}
				</div>
				{story.access === 'excerpt' && (
					<p className={styles.wall}>
						<a href={registration}>{texts.wallTitle}</a>
					</p>
				)}
				<Tags story={story} page={page} />
			</article>
			<PlainGroups groups={groups} page={page} />
		</>
	);
}

/** The lead of a story. A long read without a lead has its cover picture. */
const leadOf = ({ lead, cover }: Story): Lead => (lead.kind === 'none' && cover ? { kind: 'picture', picture: cover } : lead);

function LeadOf({ lead, page }: { readonly lead: Lead; readonly page: PlainPage }) {
	const { Picture, Video } = page.views;
	switch (lead.kind) {
		case 'picture':
			return <Picture picture={lead.picture} place="lead" page={page} />;
		case 'video':
			return <Video video={lead.video} page={page} />;
		case 'gallery':
			return <GalleryOf pictures={lead.pictures} page={page} />;
		case 'none':
			return null;
	}
}

function GalleryOf({
	pictures: [first, ...others],
	page,
}: {
	readonly pictures: Extract<Lead, { kind: 'gallery' }>['pictures'];
	readonly page: PlainPage;
}) {
	const { Picture } = page.views;
	return (
		<>
			{first && <Picture picture={first} place="lead" page={page} />}
			<PlainGallery pictures={others} page={page} />
		</>
	);
}

function Tags({ story: { tags }, page }: { readonly story: Story; readonly page: PlainPage }) {
	if (tags.length === 0) return null;
	return (
		<nav className={styles.tags} aria-label={page.context.brand.texts.tags}>
			{tags.map(({ slug, text }) => (
				<a key={slug} href={page.hrefOf(`/tags/${slug}/`)} rel="tag">
					{text}
				</a>
			))}
		</nav>
	);
}
