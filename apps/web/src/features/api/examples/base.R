# Days and answers stay texts here; name them to change that, as in colClasses = c(day = "Date").
df <- read.csv("http://localhost:8080/api/v1/get/TABLE/csv", check.names = FALSE, na.strings = "", encoding = "UTF-8")
str(df)
