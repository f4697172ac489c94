import { without } from '../json.ts';
import type { Repair } from './repair.ts';

/** Ingestion of photographs leaves its own keys on images; readers of ANS never knew them. */
export const repairImage: Repair = (object) => (object.type === 'image' ? without(object, 'creditIPTC', 'country_name') : object);
