// The links to the pages about what a reader keeps.
import saved from 'lucide-static/icons/bookmark.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import forYou from 'lucide-static/icons/sparkles.svg?raw';
import type { Brand } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './side-menu.module.css';

type KeptLinksProps = { readonly brand: Brand; readonly className?: string | undefined };

/** Links to what the reader follows, saved and read. */
export function KeptLinks({ brand: { texts }, className = '' }: KeptLinksProps) {
	const { forYou: followed, saved: later, history: read } = texts.keeping;
	const links = [
		{ href: '/para-vos/', svg: forYou, text: followed.title },
		{ href: '/guardadas/', svg: saved, text: later.title },
		{ href: '/historial/', svg: history, text: read.title },
	];
	return links.map(({ href, svg, text }, index) => (
		<a key={href} className={`${styles.action} ${index === 0 ? styles.first : ''} ${className}`} href={href}>
			<Icon svg={svg} />
			{text}
		</a>
	));
}
