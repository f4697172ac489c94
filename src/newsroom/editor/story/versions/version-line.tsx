import { personOf, type Version } from '#newsroom/contract';
import { useTimeZone } from '../../brand-time-zone.ts';
import { fullTime } from '../../times.ts';

type VersionLineProps = { readonly version: Version; readonly isOpen: boolean; readonly onOpen: () => void };

/** Who wrote a version and when, with its name and whether readers have it. */
export function VersionLine({ version: { receivedAt, sender, draft, current, name, note }, isOpen, onOpen }: VersionLineProps) {
	const timeZone = useTimeZone();
	return (
		<button type="button" className="plain" aria-expanded={isOpen} onClick={onOpen}>
			{name && <strong>{name}. </strong>}
			<time dateTime={receivedAt}>{fullTime(receivedAt, timeZone)}</time> <span>{personOf(sender)}</span>{' '}
			{!draft && <span className="mark">{current ? 'La ven los lectores' : 'Publicada'}</span>}
			{note && <small> {note}</small>}
		</button>
	);
}
