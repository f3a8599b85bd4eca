import { describeAll } from '../describe-all.ts'

describeAll(import.meta.glob('./*.tests.{ts,tsx}'))
