// Made from ../schema.graphql by read-only-sdl.ts. Don't edit.
export const servedSdl = `
type About {
  createdAt: DateTime
  description: String
  inn: String
  legalAddress: String
  legalName: String
  locale: String
  localizations(publicationState: PublicationState = LIVE): AboutRelationResponseCollection
  missionDescription: String
  missionTitle: String
  ogrn: String
  publishedAt: DateTime
  seo: ComponentSharedSeo
  title: String
  updatedAt: DateTime
}
type AboutEntity {
  attributes: About
  id: ID
}
type AboutEntityResponse {
  data: AboutEntity
}
scalar AboutInput
type AboutRelationResponseCollection {
  data: [AboutEntity!]!
}
type Article {
  blocks: [ArticleBlocksDynamicZone]
  category: CategoryEntityResponse
  createdAt: DateTime
  locale: String
  localizations(filters: ArticleFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ArticleRelationResponseCollection
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  summary: String
  thumbnailImage: UploadFileEntityResponse
  title: String
  updatedAt: DateTime
}
union ArticleBlocksDynamicZone = ComponentBlockConcerts | ComponentBlockFaq | ComponentBlockForm | ComponentBlockGallery | ComponentBlockHtmlEmbed | ComponentBlockImage | ComponentBlockPrograms | ComponentBlockQuote | ComponentBlockRichText | ComponentBlockVideo | Error
type ArticleEntity {
  attributes: Article
  id: ID
}
type ArticleEntityResponse {
  data: ArticleEntity
}
type ArticleEntityResponseCollection {
  data: [ArticleEntity!]!
  meta: ResponseCollectionMeta!
}
input ArticleFiltersInput {
  and: [ArticleFiltersInput]
  category: CategoryFiltersInput
  createdAt: DateTimeFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: ArticleFiltersInput
  not: ArticleFiltersInput
  or: [ArticleFiltersInput]
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  summary: StringFilterInput
  title: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar ArticleInput
type ArticleRelationResponseCollection {
  data: [ArticleEntity!]!
}
type ArtistType {
  createdAt: DateTime
  locale: String
  localizations(filters: ArtistTypeFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): ArtistTypeRelationResponseCollection
  name: String
  nameGenitive: String
  slug: String!
  updatedAt: DateTime
}
type ArtistTypeEntity {
  attributes: ArtistType
  id: ID
}
type ArtistTypeEntityResponse {
  data: ArtistTypeEntity
}
type ArtistTypeEntityResponseCollection {
  data: [ArtistTypeEntity!]!
  meta: ResponseCollectionMeta!
}
input ArtistTypeFiltersInput {
  and: [ArtistTypeFiltersInput]
  createdAt: DateTimeFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: ArtistTypeFiltersInput
  name: StringFilterInput
  nameGenitive: StringFilterInput
  not: ArtistTypeFiltersInput
  or: [ArtistTypeFiltersInput]
  slug: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar ArtistTypeInput
type ArtistTypeRelationResponseCollection {
  data: [ArtistTypeEntity!]!
}
type AuditionRequest {
  birthDate: Date
  city: String
  createdAt: DateTime
  education: String
  email: String
  eyeColour: String
  firstLink: String
  instrument: String
  locale: String
  message: String
  name: String!
  number: String
  performers: String
  performersCount: Int
  phone: String
  secondLink: String
  updatedAt: DateTime
  zodiacSign: String
}
type AuditionRequestEntity {
  attributes: AuditionRequest
  id: ID
}
type AuditionRequestEntityResponse {
  data: AuditionRequestEntity
}
type AuditionRequestEntityResponseCollection {
  data: [AuditionRequestEntity!]!
  meta: ResponseCollectionMeta!
}
input AuditionRequestFiltersInput {
  and: [AuditionRequestFiltersInput]
  birthDate: DateFilterInput
  city: StringFilterInput
  createdAt: DateTimeFilterInput
  education: StringFilterInput
  email: StringFilterInput
  eyeColour: StringFilterInput
  firstLink: StringFilterInput
  id: IDFilterInput
  instrument: StringFilterInput
  locale: StringFilterInput
  message: StringFilterInput
  name: StringFilterInput
  not: AuditionRequestFiltersInput
  number: StringFilterInput
  or: [AuditionRequestFiltersInput]
  performers: StringFilterInput
  performersCount: IntFilterInput
  phone: StringFilterInput
  secondLink: StringFilterInput
  submissionKey: StringFilterInput
  updatedAt: DateTimeFilterInput
  zodiacSign: StringFilterInput
}
scalar AuditionRequestInput
input BooleanFilterInput {
  and: [Boolean]
  between: [Boolean]
  contains: Boolean
  containsi: Boolean
  endsWith: Boolean
  eq: Boolean
  eqi: Boolean
  gt: Boolean
  gte: Boolean
  in: [Boolean]
  lt: Boolean
  lte: Boolean
  ne: Boolean
  nei: Boolean
  not: BooleanFilterInput
  notContains: Boolean
  notContainsi: Boolean
  notIn: [Boolean]
  notNull: Boolean
  null: Boolean
  or: [Boolean]
  startsWith: Boolean
}
type Category {
  articles(filters: ArticleFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ArticleRelationResponseCollection
  createdAt: DateTime
  description: String
  locale: String
  localizations(filters: CategoryFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): CategoryRelationResponseCollection
  name: String
  programs(filters: ProgramFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramRelationResponseCollection
  seo: ComponentSharedSeo
  slug: String!
  updatedAt: DateTime
}
type CategoryEntity {
  attributes: Category
  id: ID
}
type CategoryEntityResponse {
  data: CategoryEntity
}
type CategoryEntityResponseCollection {
  data: [CategoryEntity!]!
  meta: ResponseCollectionMeta!
}
input CategoryFiltersInput {
  and: [CategoryFiltersInput]
  articles: ArticleFiltersInput
  createdAt: DateTimeFilterInput
  description: StringFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: CategoryFiltersInput
  name: StringFilterInput
  not: CategoryFiltersInput
  or: [CategoryFiltersInput]
  programs: ProgramFiltersInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar CategoryInput
type CategoryRelationResponseCollection {
  data: [CategoryEntity!]!
}
type City {
  address: String
  concerts(filters: ConcertFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ConcertRelationResponseCollection
  countryCode: String
  createdAt: DateTime
  latitude: Float
  locale: String
  localizations(filters: CityFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): CityRelationResponseCollection
  logoImage: UploadFileEntityResponse
  longitude: Float
  name: String!
  namePrepositional: String
  preposition: String
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  timeZone: String
  updatedAt: DateTime
  venues(filters: VenueFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): VenueRelationResponseCollection
}
type CityEntity {
  attributes: City
  id: ID
}
type CityEntityResponse {
  data: CityEntity
}
type CityEntityResponseCollection {
  data: [CityEntity!]!
  meta: ResponseCollectionMeta!
}
input CityFiltersInput {
  address: StringFilterInput
  and: [CityFiltersInput]
  concerts: ConcertFiltersInput
  countryCode: StringFilterInput
  createdAt: DateTimeFilterInput
  id: IDFilterInput
  latitude: FloatFilterInput
  locale: StringFilterInput
  localizations: CityFiltersInput
  longitude: FloatFilterInput
  name: StringFilterInput
  namePrepositional: StringFilterInput
  not: CityFiltersInput
  or: [CityFiltersInput]
  preposition: StringFilterInput
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  timeZone: StringFilterInput
  updatedAt: DateTimeFilterInput
  venues: VenueFiltersInput
}
scalar CityInput
type CityRelationResponseCollection {
  data: [CityEntity!]!
}
type ComponentBlockConcerts {
  city: CityEntityResponse
  id: ID!
  limit: Int
  program: ProgramEntityResponse
  title: String
}
type ComponentBlockFaq {
  entries(filters: QaEntryFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): QaEntryRelationResponseCollection
  id: ID!
  title: String
}
type ComponentBlockForm {
  form: ENUM_COMPONENTBLOCKFORM_FORM
  id: ID!
  title: String
  wording: ENUM_COMPONENTBLOCKFORM_WORDING
}
type ComponentBlockGallery {
  caption: String
  id: ID!
  images(filters: UploadFileFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): UploadFileRelationResponseCollection
}
type ComponentBlockHtmlEmbed {
  html: String
  id: ID!
  title: String
}
type ComponentBlockImage {
  caption: String
  id: ID!
  image: UploadFileEntityResponse
}
type ComponentBlockPrograms {
  id: ID!
  programs(filters: ProgramFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramRelationResponseCollection
  title: String
}
type ComponentBlockQuote {
  author: String
  id: ID!
  text: String
}
type ComponentBlockRichText {
  body: String
  id: ID!
}
type ComponentBlockVideo {
  id: ID!
  poster: UploadFileEntityResponse
  title: String
  url: String
}
type ComponentConcertDiscount {
  audience: ENUM_COMPONENTCONCERTDISCOUNT_AUDIENCE!
  id: ID!
  percent: Int!
}
input ComponentConcertDiscountFiltersInput {
  and: [ComponentConcertDiscountFiltersInput]
  audience: StringFilterInput
  not: ComponentConcertDiscountFiltersInput
  or: [ComponentConcertDiscountFiltersInput]
  percent: IntFilterInput
}
type ComponentPostParagraph {
  id: ID!
  paragraphContent: String
}
input ComponentPostParagraphFiltersInput {
  and: [ComponentPostParagraphFiltersInput]
  not: ComponentPostParagraphFiltersInput
  or: [ComponentPostParagraphFiltersInput]
  paragraphContent: StringFilterInput
}
type ComponentProgramTrack {
  composer: String
  id: ID!
  name: String!
  source: String
}
input ComponentProgramTrackFiltersInput {
  and: [ComponentProgramTrackFiltersInput]
  composer: StringFilterInput
  name: StringFilterInput
  not: ComponentProgramTrackFiltersInput
  or: [ComponentProgramTrackFiltersInput]
  source: StringFilterInput
}
type ComponentProgramTracklist {
  id: ID!
  title: String
  tracks(filters: ComponentProgramTrackFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentProgramTrack]
}
input ComponentProgramTracklistFiltersInput {
  and: [ComponentProgramTracklistFiltersInput]
  not: ComponentProgramTracklistFiltersInput
  or: [ComponentProgramTracklistFiltersInput]
  title: StringFilterInput
  tracks: ComponentProgramTrackFiltersInput
}
type ComponentSharedSeo {
  id: ID!
  metaDescription: String
  metaImage: UploadFileEntityResponse
  metaTitle: String
}
input ComponentSharedSeoFiltersInput {
  and: [ComponentSharedSeoFiltersInput]
  metaDescription: StringFilterInput
  metaTitle: StringFilterInput
  not: ComponentSharedSeoFiltersInput
  or: [ComponentSharedSeoFiltersInput]
}
type ComponentTicketExternalLink {
  id: ID!
  minCost: Int
  url: String!
}
type ComponentTicketIntickets {
  id: ID!
  minCost: Int
  seanceId: String!
}
type ComponentTicketInticketsTutti {
  id: ID!
  minCost: Int
  seanceId: String!
}
type ComponentTicketTicketsCloud {
  eventId: String
  id: ID!
  token: String
}
type ComponentVenueHall {
  hearingLoop: Boolean
  id: ID!
  images(filters: UploadFileFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): UploadFileRelationResponseCollection
  name: String!
  seats: Int
  wheelchairPlaces: Int
}
input ComponentVenueHallFiltersInput {
  and: [ComponentVenueHallFiltersInput]
  hearingLoop: BooleanFilterInput
  name: StringFilterInput
  not: ComponentVenueHallFiltersInput
  or: [ComponentVenueHallFiltersInput]
  seats: IntFilterInput
  wheelchairPlaces: IntFilterInput
}
type ComponentVoteOption {
  id: ID!
  image: UploadFileEntityResponse
  key: String
  listenLink: String
  program: ProgramEntityResponse
  track: String!
}
input ComponentVoteOptionFiltersInput {
  and: [ComponentVoteOptionFiltersInput]
  key: StringFilterInput
  listenLink: StringFilterInput
  not: ComponentVoteOptionFiltersInput
  or: [ComponentVoteOptionFiltersInput]
  program: ProgramFiltersInput
  track: StringFilterInput
}
type Concert {
  ageLimit: Int
  city: CityEntityResponse
  createdAt: DateTime
  culturePass: Boolean
  currency: String
  date: Date!
  discounts(filters: ComponentConcertDiscountFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentConcertDiscount]
  doorsOpenMinutes: Int
  durationMinutes: Int
  freeUnderAge: Int
  hall: String
  intervalMinutes: Int
  intervals: Int
  lastTickets: Boolean
  latecomers: ENUM_CONCERT_LATECOMERS
  maxCost: Int
  onSaleAt: DateTime
  organizerId: Int
  previousDate: Date
  program: ProgramEntityResponse
  publishedAt: DateTime
  recommendedAge: Int
  seo: ComponentSharedSeo
  slug: String!
  soldOut: Boolean
  status: ENUM_CONCERT_STATUS
  ticketLink: [ConcertTicketLinkDynamicZone]
  time: Time
  updatedAt: DateTime
  venue: VenueEntityResponse
}
type ConcertEntity {
  attributes: Concert
  id: ID
}
type ConcertEntityResponse {
  data: ConcertEntity
}
type ConcertEntityResponseCollection {
  data: [ConcertEntity!]!
  meta: ResponseCollectionMeta!
}
input ConcertFiltersInput {
  ageLimit: IntFilterInput
  and: [ConcertFiltersInput]
  city: CityFiltersInput
  createdAt: DateTimeFilterInput
  culturePass: BooleanFilterInput
  currency: StringFilterInput
  date: DateFilterInput
  discounts: ComponentConcertDiscountFiltersInput
  doorsOpenMinutes: IntFilterInput
  durationMinutes: IntFilterInput
  freeUnderAge: IntFilterInput
  hall: StringFilterInput
  id: IDFilterInput
  intervalMinutes: IntFilterInput
  intervals: IntFilterInput
  lastTickets: BooleanFilterInput
  latecomers: StringFilterInput
  maxCost: IntFilterInput
  not: ConcertFiltersInput
  onSaleAt: DateTimeFilterInput
  or: [ConcertFiltersInput]
  organizerId: IntFilterInput
  previousDate: DateFilterInput
  program: ProgramFiltersInput
  publishedAt: DateTimeFilterInput
  recommendedAge: IntFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  soldOut: BooleanFilterInput
  status: StringFilterInput
  time: TimeFilterInput
  updatedAt: DateTimeFilterInput
  venue: VenueFiltersInput
}
scalar ConcertInput
type ConcertRelationResponseCollection {
  data: [ConcertEntity!]!
}
union ConcertTicketLinkDynamicZone = ComponentTicketExternalLink | ComponentTicketIntickets | ComponentTicketInticketsTutti | ComponentTicketTicketsCloud | Error
type ContactMessage {
  concert: String
  createdAt: DateTime
  email: String
  locale: String
  message: String!
  name: String!
  number: String
  phone: String
  topic: String
  updatedAt: DateTime
}
type ContactMessageEntity {
  attributes: ContactMessage
  id: ID
}
type ContactMessageEntityResponse {
  data: ContactMessageEntity
}
type ContactMessageEntityResponseCollection {
  data: [ContactMessageEntity!]!
  meta: ResponseCollectionMeta!
}
input ContactMessageFiltersInput {
  and: [ContactMessageFiltersInput]
  concert: StringFilterInput
  createdAt: DateTimeFilterInput
  email: StringFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  message: StringFilterInput
  name: StringFilterInput
  not: ContactMessageFiltersInput
  number: StringFilterInput
  or: [ContactMessageFiltersInput]
  phone: StringFilterInput
  submissionKey: StringFilterInput
  topic: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar ContactMessageInput
scalar Date
input DateFilterInput {
  and: [Date]
  between: [Date]
  contains: Date
  containsi: Date
  endsWith: Date
  eq: Date
  eqi: Date
  gt: Date
  gte: Date
  in: [Date]
  lt: Date
  lte: Date
  ne: Date
  nei: Date
  not: DateFilterInput
  notContains: Date
  notContainsi: Date
  notIn: [Date]
  notNull: Boolean
  null: Boolean
  or: [Date]
  startsWith: Date
}
scalar DateTime
input DateTimeFilterInput {
  and: [DateTime]
  between: [DateTime]
  contains: DateTime
  containsi: DateTime
  endsWith: DateTime
  eq: DateTime
  eqi: DateTime
  gt: DateTime
  gte: DateTime
  in: [DateTime]
  lt: DateTime
  lte: DateTime
  ne: DateTime
  nei: DateTime
  not: DateTimeFilterInput
  notContains: DateTime
  notContainsi: DateTime
  notIn: [DateTime]
  notNull: Boolean
  null: Boolean
  or: [DateTime]
  startsWith: DateTime
}
enum ENUM_COMPONENTBLOCKFORM_FORM {
  audition
  b2b
  contact
}
enum ENUM_COMPONENTBLOCKFORM_WORDING {
  company
  park
  school
  theatre
}
enum ENUM_COMPONENTCONCERTDISCOUNT_AUDIENCE {
  children
  companions
  disabled
  groups
  large_families
  pensioners
  students
}
enum ENUM_CONCERT_LATECOMERS {
  any_time
  at_interval
  at_set_moments
  between_pieces
  not_admitted
}
enum ENUM_CONCERT_STATUS {
  cancelled
  moved_online
  postponed
  rescheduled
  scheduled
}
enum ENUM_PAGE_LAYOUT {
  album
  concert
  custom
  custom_footer_inside_content
  default
  faq
  moscow
  page
  post
  poster
  program
  program_collection
  thematic_page
  vote
}
enum ENUM_PROGRAM_LAYOUT {
  album
  program
  thematic_page
}
enum ENUM_PROGRAM_REPERTOIRE {
  anime
  film
  game
}
enum ENUM_PROGRAM_ZODIACSIGN {
  aquarius
  aries
  cancer
  capricorn
  gemini
  leo
  libra
  pisces
  sagittarius
  scorpio
  taurus
  virgo
}
enum ENUM_QAENTRY_TOPIC {
  refund
  sold_out
}
enum ENUM_VENUE_STEPFREE {
  no
  partly
  yes
}
type Error {
  code: String!
  message: String
}
scalar FileInfoInput
input FloatFilterInput {
  and: [Float]
  between: [Float]
  contains: Float
  containsi: Float
  endsWith: Float
  eq: Float
  eqi: Float
  gt: Float
  gte: Float
  in: [Float]
  lt: Float
  lte: Float
  ne: Float
  nei: Float
  not: FloatFilterInput
  notContains: Float
  notContainsi: Float
  notIn: [Float]
  notNull: Boolean
  null: Boolean
  or: [Float]
  startsWith: Float
}
scalar I18NLocaleCode
input IDFilterInput {
  and: [ID]
  between: [ID]
  contains: ID
  containsi: ID
  endsWith: ID
  eq: ID
  eqi: ID
  gt: ID
  gte: ID
  in: [ID]
  lt: ID
  lte: ID
  ne: ID
  nei: ID
  not: IDFilterInput
  notContains: ID
  notContainsi: ID
  notIn: [ID]
  notNull: Boolean
  null: Boolean
  or: [ID]
  startsWith: ID
}
input IntFilterInput {
  and: [Int]
  between: [Int]
  contains: Int
  containsi: Int
  endsWith: Int
  eq: Int
  eqi: Int
  gt: Int
  gte: Int
  in: [Int]
  lt: Int
  lte: Int
  ne: Int
  nei: Int
  not: IntFilterInput
  notContains: Int
  notContainsi: Int
  notIn: [Int]
  notNull: Boolean
  null: Boolean
  or: [Int]
  startsWith: Int
}
type InvoiceRequest {
  city: String
  company: String!
  concert: String
  contactName: String
  createdAt: DateTime
  email: String
  inn: String
  kpp: String
  locale: String
  message: String
  number: String
  phone: String
  ticketsCount: Int
  updatedAt: DateTime
  wording: String
}
type InvoiceRequestEntity {
  attributes: InvoiceRequest
  id: ID
}
type InvoiceRequestEntityResponse {
  data: InvoiceRequestEntity
}
type InvoiceRequestEntityResponseCollection {
  data: [InvoiceRequestEntity!]!
  meta: ResponseCollectionMeta!
}
input InvoiceRequestFiltersInput {
  and: [InvoiceRequestFiltersInput]
  city: StringFilterInput
  company: StringFilterInput
  concert: StringFilterInput
  contactName: StringFilterInput
  createdAt: DateTimeFilterInput
  email: StringFilterInput
  id: IDFilterInput
  inn: StringFilterInput
  kpp: StringFilterInput
  locale: StringFilterInput
  message: StringFilterInput
  not: InvoiceRequestFiltersInput
  number: StringFilterInput
  or: [InvoiceRequestFiltersInput]
  phone: StringFilterInput
  submissionKey: StringFilterInput
  ticketsCount: IntFilterInput
  updatedAt: DateTimeFilterInput
  wording: StringFilterInput
}
scalar InvoiceRequestInput
scalar JSON @specifiedBy(url: "http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf")
input JSONFilterInput {
  and: [JSON]
  between: [JSON]
  contains: JSON
  containsi: JSON
  endsWith: JSON
  eq: JSON
  eqi: JSON
  gt: JSON
  gte: JSON
  in: [JSON]
  lt: JSON
  lte: JSON
  ne: JSON
  nei: JSON
  not: JSONFilterInput
  notContains: JSON
  notContainsi: JSON
  notIn: [JSON]
  notNull: Boolean
  null: Boolean
  or: [JSON]
  startsWith: JSON
}
type Member {
  artistType: ArtistTypeEntityResponse
  biography: String
  createdAt: DateTime
  fullName: String!
  fullNameGenitive: String
  locale: String
  localizations(filters: MemberFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): MemberRelationResponseCollection
  photo: UploadFileEntityResponse
  programs(filters: ProgramFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramRelationResponseCollection
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  updatedAt: DateTime
}
type MemberEntity {
  attributes: Member
  id: ID
}
type MemberEntityResponse {
  data: MemberEntity
}
type MemberEntityResponseCollection {
  data: [MemberEntity!]!
  meta: ResponseCollectionMeta!
}
input MemberFiltersInput {
  and: [MemberFiltersInput]
  artistType: ArtistTypeFiltersInput
  biography: StringFilterInput
  createdAt: DateTimeFilterInput
  fullName: StringFilterInput
  fullNameGenitive: StringFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: MemberFiltersInput
  not: MemberFiltersInput
  or: [MemberFiltersInput]
  programs: ProgramFiltersInput
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar MemberInput
type MemberRelationResponseCollection {
  data: [MemberEntity!]!
}
type Mutation {
  createAboutLocalization(data: AboutInput, id: ID, locale: I18NLocaleCode): AboutEntityResponse
  createArticle(data: ArticleInput!, locale: I18NLocaleCode): ArticleEntityResponse
  createArticleLocalization(data: ArticleInput, id: ID, locale: I18NLocaleCode): ArticleEntityResponse
  createArtistType(data: ArtistTypeInput!, locale: I18NLocaleCode): ArtistTypeEntityResponse
  createArtistTypeLocalization(data: ArtistTypeInput, id: ID, locale: I18NLocaleCode): ArtistTypeEntityResponse
  createAuditionRequest(data: AuditionRequestInput!): AuditionRequestEntityResponse
  createCategory(data: CategoryInput!, locale: I18NLocaleCode): CategoryEntityResponse
  createCategoryLocalization(data: CategoryInput, id: ID, locale: I18NLocaleCode): CategoryEntityResponse
  createCity(data: CityInput!, locale: I18NLocaleCode): CityEntityResponse
  createCityLocalization(data: CityInput, id: ID, locale: I18NLocaleCode): CityEntityResponse
  createConcert(data: ConcertInput!): ConcertEntityResponse
  createContactMessage(data: ContactMessageInput!): ContactMessageEntityResponse
  createInvoiceRequest(data: InvoiceRequestInput!): InvoiceRequestEntityResponse
  createMember(data: MemberInput!, locale: I18NLocaleCode): MemberEntityResponse
  createMemberLocalization(data: MemberInput, id: ID, locale: I18NLocaleCode): MemberEntityResponse
  createPage(data: PageInput!, locale: I18NLocaleCode): PageEntityResponse
  createPageLocalization(data: PageInput, id: ID, locale: I18NLocaleCode): PageEntityResponse
  createPost(data: PostInput!, locale: I18NLocaleCode): PostEntityResponse
  createPostLocalization(data: PostInput, id: ID, locale: I18NLocaleCode): PostEntityResponse
  createProgram(data: ProgramInput!, locale: I18NLocaleCode): ProgramEntityResponse
  createProgramCollection(data: ProgramCollectionInput!, locale: I18NLocaleCode): ProgramCollectionEntityResponse
  createProgramCollectionLocalization(data: ProgramCollectionInput, id: ID, locale: I18NLocaleCode): ProgramCollectionEntityResponse
  createProgramLocalization(data: ProgramInput, id: ID, locale: I18NLocaleCode): ProgramEntityResponse
  createQaEntry(data: QaEntryInput!, locale: I18NLocaleCode): QaEntryEntityResponse
  createQaEntryLocalization(data: QaEntryInput, id: ID, locale: I18NLocaleCode): QaEntryEntityResponse
  createRedirect(data: RedirectInput!): RedirectEntityResponse
  createSiteLocalization(data: SiteInput, id: ID, locale: I18NLocaleCode): SiteEntityResponse
  createSocialLocalization(data: SocialInput, id: ID, locale: I18NLocaleCode): SocialEntityResponse
  createUploadFile(data: UploadFileInput!): UploadFileEntityResponse
  createVenue(data: VenueInput!, locale: I18NLocaleCode): VenueEntityResponse
  createVenueLocalization(data: VenueInput, id: ID, locale: I18NLocaleCode): VenueEntityResponse
  createVote(data: VoteInput!, locale: I18NLocaleCode): VoteEntityResponse
  createVoteLocalization(data: VoteInput, id: ID, locale: I18NLocaleCode): VoteEntityResponse
  deleteAbout(locale: I18NLocaleCode): AboutEntityResponse
  deleteArticle(id: ID!, locale: I18NLocaleCode): ArticleEntityResponse
  deleteArtistType(id: ID!, locale: I18NLocaleCode): ArtistTypeEntityResponse
  deleteAuditionRequest(id: ID!): AuditionRequestEntityResponse
  deleteCategory(id: ID!, locale: I18NLocaleCode): CategoryEntityResponse
  deleteCity(id: ID!, locale: I18NLocaleCode): CityEntityResponse
  deleteConcert(id: ID!): ConcertEntityResponse
  deleteContactMessage(id: ID!): ContactMessageEntityResponse
  deleteInvoiceRequest(id: ID!): InvoiceRequestEntityResponse
  deleteMember(id: ID!, locale: I18NLocaleCode): MemberEntityResponse
  deletePage(id: ID!, locale: I18NLocaleCode): PageEntityResponse
  deletePost(id: ID!, locale: I18NLocaleCode): PostEntityResponse
  deleteProgram(id: ID!, locale: I18NLocaleCode): ProgramEntityResponse
  deleteProgramCollection(id: ID!, locale: I18NLocaleCode): ProgramCollectionEntityResponse
  deleteQaEntry(id: ID!, locale: I18NLocaleCode): QaEntryEntityResponse
  deleteRedirect(id: ID!): RedirectEntityResponse
  deleteSite(locale: I18NLocaleCode): SiteEntityResponse
  deleteSocial(locale: I18NLocaleCode): SocialEntityResponse
  deleteUploadFile(id: ID!): UploadFileEntityResponse
  deleteVenue(id: ID!, locale: I18NLocaleCode): VenueEntityResponse
  deleteVote(id: ID!, locale: I18NLocaleCode): VoteEntityResponse
  removeFile(id: ID!): UploadFileEntityResponse
  updateAbout(data: AboutInput!, locale: I18NLocaleCode): AboutEntityResponse
  updateArticle(data: ArticleInput!, id: ID!, locale: I18NLocaleCode): ArticleEntityResponse
  updateArtistType(data: ArtistTypeInput!, id: ID!, locale: I18NLocaleCode): ArtistTypeEntityResponse
  updateAuditionRequest(data: AuditionRequestInput!, id: ID!): AuditionRequestEntityResponse
  updateCategory(data: CategoryInput!, id: ID!, locale: I18NLocaleCode): CategoryEntityResponse
  updateCity(data: CityInput!, id: ID!, locale: I18NLocaleCode): CityEntityResponse
  updateConcert(data: ConcertInput!, id: ID!): ConcertEntityResponse
  updateContactMessage(data: ContactMessageInput!, id: ID!): ContactMessageEntityResponse
  updateFileInfo(id: ID!, info: FileInfoInput): UploadFileEntityResponse!
  updateInvoiceRequest(data: InvoiceRequestInput!, id: ID!): InvoiceRequestEntityResponse
  updateMember(data: MemberInput!, id: ID!, locale: I18NLocaleCode): MemberEntityResponse
  updatePage(data: PageInput!, id: ID!, locale: I18NLocaleCode): PageEntityResponse
  updatePost(data: PostInput!, id: ID!, locale: I18NLocaleCode): PostEntityResponse
  updateProgram(data: ProgramInput!, id: ID!, locale: I18NLocaleCode): ProgramEntityResponse
  updateProgramCollection(data: ProgramCollectionInput!, id: ID!, locale: I18NLocaleCode): ProgramCollectionEntityResponse
  updateQaEntry(data: QaEntryInput!, id: ID!, locale: I18NLocaleCode): QaEntryEntityResponse
  updateRedirect(data: RedirectInput!, id: ID!): RedirectEntityResponse
  updateSite(data: SiteInput!, locale: I18NLocaleCode): SiteEntityResponse
  updateSocial(data: SocialInput!, locale: I18NLocaleCode): SocialEntityResponse
  updateUploadFile(data: UploadFileInput!, id: ID!): UploadFileEntityResponse
  updateVenue(data: VenueInput!, id: ID!, locale: I18NLocaleCode): VenueEntityResponse
  updateVote(data: VoteInput!, id: ID!, locale: I18NLocaleCode): VoteEntityResponse
}
type Page {
  blocks: [PageBlocksDynamicZone]
  createdAt: DateTime
  layout: ENUM_PAGE_LAYOUT
  locale: String
  localizations(filters: PageFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): PageRelationResponseCollection
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  title: String!
  updatedAt: DateTime
}
union PageBlocksDynamicZone = ComponentBlockConcerts | ComponentBlockFaq | ComponentBlockForm | ComponentBlockGallery | ComponentBlockHtmlEmbed | ComponentBlockImage | ComponentBlockPrograms | ComponentBlockQuote | ComponentBlockRichText | ComponentBlockVideo | Error
type PageEntity {
  attributes: Page
  id: ID
}
type PageEntityResponse {
  data: PageEntity
}
type PageEntityResponseCollection {
  data: [PageEntity!]!
  meta: ResponseCollectionMeta!
}
input PageFiltersInput {
  and: [PageFiltersInput]
  createdAt: DateTimeFilterInput
  id: IDFilterInput
  layout: StringFilterInput
  locale: StringFilterInput
  localizations: PageFiltersInput
  not: PageFiltersInput
  or: [PageFiltersInput]
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  title: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar PageInput
type PageRelationResponseCollection {
  data: [PageEntity!]!
}
type Pagination {
  page: Int!
  pageCount: Int!
  pageSize: Int!
  total: Int!
}
input PaginationArg {
  limit: Int
  page: Int
  pageSize: Int
  start: Int
}
type Post {
  content(filters: ComponentPostParagraphFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentPostParagraph]
  createdAt: DateTime
  locale: String
  localizations(filters: PostFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): PostRelationResponseCollection
  programs(filters: ProgramFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramRelationResponseCollection
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  summary: String
  thumbnailImage: UploadFileEntityResponse
  title: String!
  updatedAt: DateTime
}
type PostEntity {
  attributes: Post
  id: ID
}
type PostEntityResponse {
  data: PostEntity
}
type PostEntityResponseCollection {
  data: [PostEntity!]!
  meta: ResponseCollectionMeta!
}
input PostFiltersInput {
  and: [PostFiltersInput]
  content: ComponentPostParagraphFiltersInput
  createdAt: DateTimeFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: PostFiltersInput
  not: PostFiltersInput
  or: [PostFiltersInput]
  programs: ProgramFiltersInput
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  summary: StringFilterInput
  title: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar PostInput
type PostRelationResponseCollection {
  data: [PostEntity!]!
}
type Program {
  about: String
  ageLimit: Int
  categories(filters: CategoryFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): CategoryRelationResponseCollection
  concerts(filters: ConcertFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ConcertRelationResponseCollection
  createdAt: DateTime
  description: String
  durationMinutes: Int
  heroImage: UploadFileEntityResponse
  layout: ENUM_PROGRAM_LAYOUT
  locale: String
  localizations(filters: ProgramFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramRelationResponseCollection
  longDescription: String
  name: String!
  performers(filters: MemberFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): MemberRelationResponseCollection
  priority: Int
  programCollections(filters: ProgramCollectionFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramCollectionRelationResponseCollection
  publishedAt: DateTime
  repertoire: ENUM_PROGRAM_REPERTOIRE
  seo: ComponentSharedSeo
  slug: String!
  thumbnailImage: UploadFileEntityResponse
  tracklists(filters: ComponentProgramTracklistFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentProgramTracklist]
  updatedAt: DateTime
  zodiacSign: ENUM_PROGRAM_ZODIACSIGN
}
type ProgramCollection {
  createdAt: DateTime
  description: String
  heroImage: UploadFileEntityResponse
  locale: String
  localizations(filters: ProgramCollectionFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramCollectionRelationResponseCollection
  programs(filters: ProgramFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramRelationResponseCollection
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  title: String!
  updatedAt: DateTime
}
type ProgramCollectionEntity {
  attributes: ProgramCollection
  id: ID
}
type ProgramCollectionEntityResponse {
  data: ProgramCollectionEntity
}
type ProgramCollectionEntityResponseCollection {
  data: [ProgramCollectionEntity!]!
  meta: ResponseCollectionMeta!
}
input ProgramCollectionFiltersInput {
  and: [ProgramCollectionFiltersInput]
  createdAt: DateTimeFilterInput
  description: StringFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: ProgramCollectionFiltersInput
  not: ProgramCollectionFiltersInput
  or: [ProgramCollectionFiltersInput]
  programs: ProgramFiltersInput
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  title: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar ProgramCollectionInput
type ProgramCollectionRelationResponseCollection {
  data: [ProgramCollectionEntity!]!
}
type ProgramEntity {
  attributes: Program
  id: ID
}
type ProgramEntityResponse {
  data: ProgramEntity
}
type ProgramEntityResponseCollection {
  data: [ProgramEntity!]!
  meta: ResponseCollectionMeta!
}
input ProgramFiltersInput {
  about: StringFilterInput
  ageLimit: IntFilterInput
  and: [ProgramFiltersInput]
  categories: CategoryFiltersInput
  concerts: ConcertFiltersInput
  createdAt: DateTimeFilterInput
  description: StringFilterInput
  durationMinutes: IntFilterInput
  id: IDFilterInput
  layout: StringFilterInput
  locale: StringFilterInput
  localizations: ProgramFiltersInput
  longDescription: StringFilterInput
  name: StringFilterInput
  not: ProgramFiltersInput
  or: [ProgramFiltersInput]
  performers: MemberFiltersInput
  priority: IntFilterInput
  programCollections: ProgramCollectionFiltersInput
  publishedAt: DateTimeFilterInput
  repertoire: StringFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  tracklists: ComponentProgramTracklistFiltersInput
  updatedAt: DateTimeFilterInput
  zodiacSign: StringFilterInput
}
scalar ProgramInput
type ProgramRelationResponseCollection {
  data: [ProgramEntity!]!
}
enum PublicationState {
  LIVE
  PREVIEW
}
type QaEntry {
  answer: String
  createdAt: DateTime
  locale: String
  localizations(filters: QaEntryFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): QaEntryRelationResponseCollection
  order: Int
  publishedAt: DateTime
  question: String!
  slug: String!
  topic: ENUM_QAENTRY_TOPIC
  updatedAt: DateTime
}
type QaEntryEntity {
  attributes: QaEntry
  id: ID
}
type QaEntryEntityResponse {
  data: QaEntryEntity
}
type QaEntryEntityResponseCollection {
  data: [QaEntryEntity!]!
  meta: ResponseCollectionMeta!
}
input QaEntryFiltersInput {
  and: [QaEntryFiltersInput]
  answer: StringFilterInput
  createdAt: DateTimeFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: QaEntryFiltersInput
  not: QaEntryFiltersInput
  or: [QaEntryFiltersInput]
  order: IntFilterInput
  publishedAt: DateTimeFilterInput
  question: StringFilterInput
  slug: StringFilterInput
  topic: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar QaEntryInput
type QaEntryRelationResponseCollection {
  data: [QaEntryEntity!]!
}
type Query {
  about(locale: I18NLocaleCode, publicationState: PublicationState = LIVE): AboutEntityResponse
  article(id: ID, locale: I18NLocaleCode): ArticleEntityResponse
  articles(filters: ArticleFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ArticleEntityResponseCollection
  artistType(id: ID, locale: I18NLocaleCode): ArtistTypeEntityResponse
  artistTypes(filters: ArtistTypeFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, sort: [String] = []): ArtistTypeEntityResponseCollection
  auditionRequest(id: ID): AuditionRequestEntityResponse
  auditionRequests(filters: AuditionRequestFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): AuditionRequestEntityResponseCollection
  categories(filters: CategoryFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, sort: [String] = []): CategoryEntityResponseCollection
  category(id: ID, locale: I18NLocaleCode): CategoryEntityResponse
  cities(filters: CityFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): CityEntityResponseCollection
  city(id: ID, locale: I18NLocaleCode): CityEntityResponse
  concert(id: ID): ConcertEntityResponse
  concerts(filters: ConcertFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ConcertEntityResponseCollection
  contactMessage(id: ID): ContactMessageEntityResponse
  contactMessages(filters: ContactMessageFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): ContactMessageEntityResponseCollection
  invoiceRequest(id: ID): InvoiceRequestEntityResponse
  invoiceRequests(filters: InvoiceRequestFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): InvoiceRequestEntityResponseCollection
  member(id: ID, locale: I18NLocaleCode): MemberEntityResponse
  members(filters: MemberFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): MemberEntityResponseCollection
  page(id: ID, locale: I18NLocaleCode): PageEntityResponse
  pages(filters: PageFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): PageEntityResponseCollection
  post(id: ID, locale: I18NLocaleCode): PostEntityResponse
  posts(filters: PostFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): PostEntityResponseCollection
  program(id: ID, locale: I18NLocaleCode): ProgramEntityResponse
  programCollection(id: ID, locale: I18NLocaleCode): ProgramCollectionEntityResponse
  programCollections(filters: ProgramCollectionFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramCollectionEntityResponseCollection
  programs(filters: ProgramFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ProgramEntityResponseCollection
  qaEntries(filters: QaEntryFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): QaEntryEntityResponseCollection
  qaEntry(id: ID, locale: I18NLocaleCode): QaEntryEntityResponse
  redirect(id: ID): RedirectEntityResponse
  redirects(filters: RedirectFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): RedirectEntityResponseCollection
  site(locale: I18NLocaleCode): SiteEntityResponse
  social(locale: I18NLocaleCode): SocialEntityResponse
  uploadFile(id: ID): UploadFileEntityResponse
  uploadFiles(filters: UploadFileFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): UploadFileEntityResponseCollection
  venue(id: ID, locale: I18NLocaleCode): VenueEntityResponse
  venues(filters: VenueFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): VenueEntityResponseCollection
  vote(id: ID, locale: I18NLocaleCode): VoteEntityResponse
  votes(filters: VoteFiltersInput, locale: I18NLocaleCode, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): VoteEntityResponseCollection
}
type Redirect {
  createdAt: DateTime
  from: String!
  to: String!
  updatedAt: DateTime
}
type RedirectEntity {
  attributes: Redirect
  id: ID
}
type RedirectEntityResponse {
  data: RedirectEntity
}
type RedirectEntityResponseCollection {
  data: [RedirectEntity!]!
  meta: ResponseCollectionMeta!
}
input RedirectFiltersInput {
  and: [RedirectFiltersInput]
  createdAt: DateTimeFilterInput
  from: StringFilterInput
  id: IDFilterInput
  not: RedirectFiltersInput
  or: [RedirectFiltersInput]
  to: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar RedirectInput
type ResponseCollectionMeta {
  pagination: Pagination!
}
type Site {
  announcement: String
  announcementBegins: DateTime
  announcementEnds: DateTime
  announcementLink: String
  createdAt: DateTime
  description: String
  fullName: String
  locale: String
  localizations: SiteRelationResponseCollection
  logo: UploadFileEntityResponse
  name: String
  title: String
  updatedAt: DateTime
}
type SiteEntity {
  attributes: Site
  id: ID
}
type SiteEntityResponse {
  data: SiteEntity
}
scalar SiteInput
type SiteRelationResponseCollection {
  data: [SiteEntity!]!
}
type Social {
  apple: String
  createdAt: DateTime
  locale: String
  localizations: SocialRelationResponseCollection
  spotify: String
  telegram: String
  tiktok: String
  updatedAt: DateTime
  vk: String
  yandex: String
  youtube: String
}
type SocialEntity {
  attributes: Social
  id: ID
}
type SocialEntityResponse {
  data: SocialEntity
}
scalar SocialInput
type SocialRelationResponseCollection {
  data: [SocialEntity!]!
}
input StringFilterInput {
  and: [String]
  between: [String]
  contains: String
  containsi: String
  endsWith: String
  eq: String
  eqi: String
  gt: String
  gte: String
  in: [String]
  lt: String
  lte: String
  ne: String
  nei: String
  not: StringFilterInput
  notContains: String
  notContainsi: String
  notIn: [String]
  notNull: Boolean
  null: Boolean
  or: [String]
  startsWith: String
}
scalar Time
input TimeFilterInput {
  and: [Time]
  between: [Time]
  contains: Time
  containsi: Time
  endsWith: Time
  eq: Time
  eqi: Time
  gt: Time
  gte: Time
  in: [Time]
  lt: Time
  lte: Time
  ne: Time
  nei: Time
  not: TimeFilterInput
  notContains: Time
  notContainsi: Time
  notIn: [Time]
  notNull: Boolean
  null: Boolean
  or: [Time]
  startsWith: Time
}
type UploadFile {
  alternativeText: String
  caption: String
  createdAt: DateTime
  ext: String
  formats: JSON
  hash: String!
  height: Int
  mime: String!
  name: String!
  previewUrl: String
  provider: String!
  provider_metadata: JSON
  size: Float!
  updatedAt: DateTime
  url: String!
  width: Int
}
type UploadFileEntity {
  attributes: UploadFile
  id: ID
}
type UploadFileEntityResponse {
  data: UploadFileEntity
}
type UploadFileEntityResponseCollection {
  data: [UploadFileEntity!]!
  meta: ResponseCollectionMeta!
}
input UploadFileFiltersInput {
  alternativeText: StringFilterInput
  and: [UploadFileFiltersInput]
  caption: StringFilterInput
  createdAt: DateTimeFilterInput
  ext: StringFilterInput
  folderPath: StringFilterInput
  formats: JSONFilterInput
  hash: StringFilterInput
  height: IntFilterInput
  id: IDFilterInput
  mime: StringFilterInput
  name: StringFilterInput
  not: UploadFileFiltersInput
  or: [UploadFileFiltersInput]
  previewUrl: StringFilterInput
  provider: StringFilterInput
  provider_metadata: JSONFilterInput
  size: FloatFilterInput
  updatedAt: DateTimeFilterInput
  url: StringFilterInput
  width: IntFilterInput
}
scalar UploadFileInput
type UploadFileRelationResponseCollection {
  data: [UploadFileEntity!]!
}
type Venue {
  accessNote: String
  accessPhone: String
  address: String
  city: CityEntityResponse
  cloakroom: String
  concerts(filters: ConcertFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): ConcertRelationResponseCollection
  createdAt: DateTime
  description: String
  hall(filters: ComponentVenueHallFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentVenueHall]
  latitude: Float
  lift: Boolean
  locale: String
  localizations(filters: VenueFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): VenueRelationResponseCollection
  longitude: Float
  name: String!
  parking: String
  publishedAt: DateTime
  seo: ComponentSharedSeo
  slug: String!
  stepFree: ENUM_VENUE_STEPFREE
  transit: String
  updatedAt: DateTime
}
type VenueEntity {
  attributes: Venue
  id: ID
}
type VenueEntityResponse {
  data: VenueEntity
}
type VenueEntityResponseCollection {
  data: [VenueEntity!]!
  meta: ResponseCollectionMeta!
}
input VenueFiltersInput {
  accessNote: StringFilterInput
  accessPhone: StringFilterInput
  address: StringFilterInput
  and: [VenueFiltersInput]
  city: CityFiltersInput
  cloakroom: StringFilterInput
  concerts: ConcertFiltersInput
  createdAt: DateTimeFilterInput
  description: StringFilterInput
  hall: ComponentVenueHallFiltersInput
  id: IDFilterInput
  latitude: FloatFilterInput
  lift: BooleanFilterInput
  locale: StringFilterInput
  localizations: VenueFiltersInput
  longitude: FloatFilterInput
  name: StringFilterInput
  not: VenueFiltersInput
  or: [VenueFiltersInput]
  parking: StringFilterInput
  publishedAt: DateTimeFilterInput
  seo: ComponentSharedSeoFiltersInput
  slug: StringFilterInput
  stepFree: StringFilterInput
  transit: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar VenueInput
type VenueRelationResponseCollection {
  data: [VenueEntity!]!
}
type Vote {
  closesAt: DateTime
  createdAt: DateTime
  description: String
  genre: String
  locale: String
  localizations(filters: VoteFiltersInput, pagination: PaginationArg = {}, publicationState: PublicationState = LIVE, sort: [String] = []): VoteRelationResponseCollection
  opensAt: DateTime
  options(filters: ComponentVoteOptionFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [ComponentVoteOption]
  publishedAt: DateTime
  requiresAccount: Boolean
  results: JSON
  slug: String!
  title: String
  updatedAt: DateTime
}
type VoteEntity {
  attributes: Vote
  id: ID
}
type VoteEntityResponse {
  data: VoteEntity
}
type VoteEntityResponseCollection {
  data: [VoteEntity!]!
  meta: ResponseCollectionMeta!
}
input VoteFiltersInput {
  and: [VoteFiltersInput]
  closesAt: DateTimeFilterInput
  createdAt: DateTimeFilterInput
  description: StringFilterInput
  genre: StringFilterInput
  id: IDFilterInput
  locale: StringFilterInput
  localizations: VoteFiltersInput
  not: VoteFiltersInput
  opensAt: DateTimeFilterInput
  options: ComponentVoteOptionFiltersInput
  or: [VoteFiltersInput]
  publishedAt: DateTimeFilterInput
  requiresAccount: BooleanFilterInput
  results: JSONFilterInput
  slug: StringFilterInput
  title: StringFilterInput
  updatedAt: DateTimeFilterInput
}
scalar VoteInput
type VoteRelationResponseCollection {
  data: [VoteEntity!]!
}
`
