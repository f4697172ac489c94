import { fill, type Texts } from '#brands';
import type { Story } from '#content/contract';
import { Kicker } from '../../ui/kicker.tsx';
import styles from './story-headline.module.css';

/** Kicker, headline and subhead of a story; a sponsored story names its sponsor above them. A draft may have no headline yet. */
export function StoryHeadline({ story, texts }: { story: Story; texts: Texts }) {
	const { headline, section, sponsor, subheadline } = story;
	const kicker = <Kicker card={story} live={texts.live} />;
	return (
		<>
			{sponsor && <p className={styles.sponsor}>{fill(texts.sponsoredBy, { name: sponsor })}</p>}
			{section === undefined ? kicker : <a href={`${section.id}/`}>{kicker}</a>}
			{headline && <h1 className={styles.headline}>{headline}</h1>}
			{subheadline && <p className={styles.subhead}>{subheadline}</p>}
		</>
	);
}
