// The buttons with which a reader saves a story or follows a topic.
import bookmark from 'lucide-static/icons/bookmark.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import type { Texts } from '#brands';
import type { Story } from '#content/contract';
import type { KeepIslandProps } from '../../islands/keeping/keep.island.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { ForReaders } from '../../ui/preview.tsx';
import styles from './keep-button.module.css';

/** The longest title that browsers keep, in characters. */
const maxTitle = 200;

/** Saves a story for later, and lists it as read. Without scripts it is not shown. */
export function SaveButton({ story: { id, href, headline }, texts: { keeping } }: { readonly story: Story; readonly texts: Texts }) {
	const entry = { key: id, path: href, title: headline.slice(0, maxTitle) };
	return (
		<KeepButton props={{ list: 'saved', entry, isRead: true, told: keeping.savedTold }}>
			<span className={styles.mark}>
				<Icon svg={bookmark} size={18} />
			</span>
			{keeping.save}
		</KeepButton>
	);
}

/** Something to follow: the term by which content lists it, such as `tag:boca`, the path of its page, and its name. */
type Topic = { readonly term: string; readonly path: string; readonly name: string };

/** Follows a tag, an author, a section or a programme. Without scripts it is not shown. */
export function FollowButton({ topic: { term, path, name }, texts: { keeping }, named = false }: FollowButtonProps) {
	const entry = { key: term, path, title: name.slice(0, maxTitle) };
	return (
		<KeepButton props={{ list: 'followed', entry, told: keeping.followedTold }}>
			<Icon svg={plus} size={18} />
			<Icon svg={check} size={18} />
			{named ? <span className={styles.unseen}>{keeping.follow} </span> : keeping.follow}
			{named ? name : <span className={styles.unseen}> {name}</span>}
		</KeepButton>
	);
}

type FollowButtonProps = {
	readonly topic: Topic;
	readonly texts: Texts;
	/** The button has the name of the topic on it, for a list of topics. */
	readonly named?: boolean;
};

const KeepButton = ({ props, children }: { readonly props: KeepIslandProps; readonly children: ReactNode }) => (
	<ForReaders>
		<div className={styles.keep}>
			<PlainIsland name="keep" when="soon" props={props}>
				<button type="button" className={styles.button} aria-pressed="false">
					{children}
				</button>
				<span className={styles.told} role="status" data-told="" />
			</PlainIsland>
		</div>
	</ForReaders>
);
