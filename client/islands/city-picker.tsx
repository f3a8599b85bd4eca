/**
 * Needs JavaScript because the choice is kept in the browser and the list is filtered while the visitor types.
 * Without it the header's link leads to the page of all cities.
 */
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { cityPickerMessages } from '../../src/i18n/city-picker.ts'
import { siteLocale } from './page-locale.ts'
