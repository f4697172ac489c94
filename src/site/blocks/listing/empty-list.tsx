import inbox from 'lucide-static/icons/newspaper.svg?raw';
import type { Brand } from '#brands';
import type { Card } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { StoryList } from '../story-list/story-list.tsx';
import styles from './empty-list.module.css';

type EmptyListProps = { readonly latest: readonly Card[]; readonly brand: Brand; readonly now: Date };

/** Says that a list has no stories yet, and offers the latest stories of the brand. */
export function EmptyList({ latest, brand, now }: EmptyListProps) {
	const { nothingYet, nothingYetHint } = brand.texts;
	return (
		<div className={styles.empty}>
			<div className={styles.note}>
				<Icon svg={inbox} size={28} />
				<p className={styles.title}>{nothingYet}</p>
				{latest.length > 0 && <p>{nothingYetHint}</p>}
			</div>
			{latest.length > 0 && <StoryList cards={latest} look="list" brand={brand} now={now} />}
		</div>
	);
}
