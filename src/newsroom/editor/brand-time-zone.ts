import { createContext, useContext } from 'react';

/** The time zone of the open brand, in which every screen shows its times. */
export const BrandTimeZone = createContext('UTC');

export const useTimeZone = (): string => useContext(BrandTimeZone);
